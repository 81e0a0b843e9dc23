// wasm-opt before version 109 exports every table as the first one. wasm-bindgen keeps the page's objects in a second table, of
// externrefs; without it nothing starts.

// A number in LEB128: its value, and where it ends.
function number(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at];
  }
}

// Calls `entry(at)`, which says where the entry ends, for every entry of a section.
function entries(bytes, wanted, entry) {
  for (let at = 8; at < bytes.length;) {
    const section = bytes[at];
    const [size, begin] = number(bytes, at + 1);
    if (section === wanted) {
      let [count, inside] = number(bytes, begin);
      for (; count > 0; count -= 1) inside = entry(inside);
    }
    at = begin + size;
  }
}

const TABLES = 4;
const EXPORTS = 7;
const EXTERNREF = 0x6f;

// Changes the bytes of a program so that the export leads to the table of externrefs, as wasm-bindgen meant it.
export function mendTableExport(bytes) {
  const kinds = [];
  entries(bytes, TABLES, (at) => {
    kinds.push(bytes[at]);
    const hasMost = bytes[at + 1] & 1;
    const [, afterLeast] = number(bytes, at + 2);
    return hasMost ? number(bytes, afterLeast)[1] : afterLeast;
  });
  const table = kinds.indexOf(EXTERNREF);
  entries(bytes, EXPORTS, (at) => {
    const [length, begin] = number(bytes, at);
    const name = Buffer.from(bytes.buffer, bytes.byteOffset + begin, length).toString();
    const kind = begin + length;
    if (name === '__wbindgen_externrefs') {
      if (table < 0 || bytes[kind] !== 1 || table > 127 || bytes[kind + 1] > 127) throw new Error('the table of externrefs is not where it is looked for');
      bytes[kind + 1] = table;
    }
    return number(bytes, kind + 1)[1];
  });
  return bytes;
}
