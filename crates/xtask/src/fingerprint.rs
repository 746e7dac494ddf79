//! Whether anything changed: one number for the content of files and folders.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The number for these files and everything in these folders, names included. What is missing counts as such.
pub(crate) fn fingerprint(root: &Path, names: &[&str]) -> io::Result<u64> {
    // It only decides whether to build again: a standard hash is strong enough.
    let mut hasher = DefaultHasher::new();
    for name in names {
        for file in files_under(&root.join(name))? {
            add(&mut hasher, file.strip_prefix(root).unwrap_or(&file).to_string_lossy().as_bytes());
            add(&mut hasher, &fs::read(&file)?);
        }
    }
    Ok(hasher.finish())
}

/// The length first, so that bytes cannot wander from one file to the next unnoticed.
fn add(hasher: &mut DefaultHasher, bytes: &[u8]) {
    hasher.write_usize(bytes.len());
    hasher.write(bytes);
}

/// The file itself, or all files below the folder in a fixed order.
fn files_under(path: &Path) -> io::Result<BTreeSet<PathBuf>> {
    let mut files = BTreeSet::new();
    if path.is_file() {
        files.insert(path.to_path_buf());
    } else if path.is_dir() {
        for entry in fs::read_dir(path)? {
            files.extend(files_under(&entry?.path())?);
        }
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of its own for each test, gone when the test ends.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("lamplight-{name}-{}", std::process::id()));
            fs::create_dir_all(folder.join("src/deep")).expect("a temporary folder can be made");
            let scratch = Self(folder);
            scratch.write("src/a.rs", "a").write("src/deep/b.rs", "b").write("index.html", "page");
            scratch
        }

        fn write(&self, name: &str, text: &str) -> &Self {
            fs::write(self.0.join(name), text).expect("a temporary file can be written");
            self
        }

        fn print(&self) -> u64 {
            fingerprint(&self.0, &["src", "index.html", "missing"]).expect("a temporary folder can be read")
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn it_stays_when_nothing_changed() {
        let scratch = Scratch::new("same");
        let before = scratch.print();
        scratch.write("src/a.rs", "a").write("unlisted", "x");
        assert_eq!(scratch.print(), before);
    }

    #[test]
    fn it_changes_with_content_name_and_presence() {
        let scratch = Scratch::new("changes");
        let mut seen = vec![scratch.print()];
        scratch.write("src/deep/b.rs", "B");
        seen.push(scratch.print());
        scratch.write("src/c.rs", "");
        seen.push(scratch.print());
        fs::rename(scratch.0.join("src/c.rs"), scratch.0.join("src/d.rs")).expect("a temporary file can be renamed");
        seen.push(scratch.print());
        scratch.write("missing", "here now");
        seen.push(scratch.print());
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 5);
    }

    #[test]
    fn bytes_cannot_wander_between_files() {
        let one = Scratch::new("wander");
        one.write("src/a.rs", "ab").write("src/deep/b.rs", "");
        let before = one.print();
        one.write("src/a.rs", "a").write("src/deep/b.rs", "b");
        assert_ne!(one.print(), before);
    }
}
