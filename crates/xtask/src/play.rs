//! `cargo play`: from a fresh clone to Lamplight on the screen.

use crate::run::{Outcome, become_program, site_script};
use crate::site;
use crate::tools::{self, Tools};
use std::net::{Ipv4Addr, Ipv6Addr, TcpListener};

const FIRST_PORT: u16 = 8080;
const PORTS_TRIED: u16 = 20;

/// Builds and serves until it is stopped.
pub(crate) fn play(dev: bool, asked: Option<u16>) -> Outcome<()> {
    // Asked first: nobody wants to wait for a build to hear that the port is taken.
    let port = port(asked)?.to_string();
    if dev {
        let tools = Tools::ready()?;
        println!("Lamplight will be lit at http://localhost:{port}/ and follow every change. Ctrl+C puts it out.");
        // A folder of its own: the release in dist/ stays what it is.
        let words = ["serve", "--port", &port, "--public-url", "/", "--dist", "target/dev-site"];
        return become_program(&mut tools.trunk(&words));
    }
    tools::node()?;
    site::build()?;
    let folder = site::folder();
    become_program(site_script("serve.mjs", &[]).arg(folder).args(["--port", &port]))
}

/// The port asked for, or else the first free one.
fn port(asked: Option<u16>) -> Outcome<u16> {
    match asked {
        Some(port) if is_free(port)? => Ok(port),
        Some(port) => Err(format!("port {port} is taken: choose another one, or leave --port out.")),
        None => {
            for port in FIRST_PORT..FIRST_PORT + PORTS_TRIED {
                if is_free(port)? {
                    return Ok(port);
                }
                println!("Port {port} is taken, trying the next one.");
            }
            Err(format!(
                "ports {FIRST_PORT} to {} are all taken: choose one with --port.",
                FIRST_PORT + PORTS_TRIED - 1
            ))
        }
    }
}

/// Free on both addresses that "localhost" may mean; a machine without the second one is fine.
fn is_free(port: u16) -> Outcome<bool> {
    use std::io::ErrorKind::{AddrInUse, PermissionDenied};
    let sixth = TcpListener::bind((Ipv6Addr::LOCALHOST, port)).map(drop);
    match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
        Ok(_) => Ok(!sixth.is_err_and(|error| error.kind() == AddrInUse)),
        Err(error) if error.kind() == AddrInUse => Ok(false),
        Err(error) if error.kind() == PermissionDenied => {
            Err(format!("port {port} needs rights that you do not have: choose one above 1023."))
        }
        Err(error) => Err(format!("port {port} cannot be used: {error}.")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_refused_when_asked_for() {
        let holder = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
        let taken = holder.local_addr().expect("a bound socket has an address").port();
        assert!(port(Some(taken)).is_err_and(|sentence| sentence.contains("is taken")));
        drop(holder);
        assert_eq!(port(Some(taken)), Ok(taken));
    }
}
