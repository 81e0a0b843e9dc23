//! Makes a program that was compiled for WebAssembly callable from scripts: `holochess-bindgen PROGRAM FOLDER NAME` writes `NAME.js` and
//! `NAME_bg.wasm` into the folder.

use std::{env, error::Error};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [program, folder, name] = &arguments[..] else {
        return Err("usage: holochess-bindgen PROGRAM FOLDER NAME".into());
    };
    // Without the path of its program the script of a worker would have to fetch it.
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?.omit_default_module_path(false).typescript(false);
    bindgen.input_path(program).out_name(name).generate(folder)?;
    Ok(())
}
