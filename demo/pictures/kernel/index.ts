// The inner loops of a picture, in AssemblyScript: TypeScript with the machine's own types. `npm run kernel` compiles it to
// WebAssembly (../kernel-binary.ts). All of it works in one memory, at places that its caller gives (../kernel.ts).

export { kindAt, open, runEnd } from "./blocks.ts";
export { liveliness, soften } from "./lens.ts";
export { dip, dipPrint, tint } from "./paint.ts";
export { blendRow, cutInto, keepRow, spreadRow } from "./rows.ts";
export { average } from "./swatch.ts";
