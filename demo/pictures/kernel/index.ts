// The inner loops of a picture in AssemblyScript, TypeScript with machine types. `npm run kernel` compiles them to
// WebAssembly (../kernel-binary.ts). They work in one memory, at offsets that the caller passes (../kernel.ts).

export { kindAt, open, runEnd } from "./blocks.ts";
export { liveliness, soften } from "./lens.ts";
export { dip, dipPrint, tint } from "./paint.ts";
export { blendRow, cutInto, keepRow, spreadRow } from "./rows.ts";
export { average } from "./swatch.ts";
