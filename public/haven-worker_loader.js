// Haven's worker: the page's own program, whose files are here already. Without a page it serves as the bots; see src/lib.rs.
// The build puts in the program's name.
import init from './lamplight.js';
await init({ module_or_path: new URL('./lamplight_bg.wasm', import.meta.url) });
