// The mean width of letters in English text, from a font's tables `cmap` and `hmtx`.

const SAMPLE =
  "it is a truth universally acknowledged that a single man in possession of a good fortune must be in want of a wife";

/** In shares of the font's size; undefined if the font lacks a letter. */
export function meanAdvance(
  { cmap, hmtx }: { readonly cmap: Buffer; readonly hmtx: Buffer },
  /** `numberOfHMetrics` of the table `hhea`: later glyphs are as wide as the last one. */
  metrics: number,
  unitsPerEm: number,
): number | undefined {
  const glyphOf = glyphs(cmap);
  if (!glyphOf) return undefined;
  let sum = 0;
  for (const letter of SAMPLE) {
    const glyph = glyphOf(letter.codePointAt(0) ?? 0);
    if (glyph === 0) return undefined;
    sum += hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1));
  }
  return sum / SAMPLE.length / unitsPerEm;
}

/** Glyphs by code point, from the first map of format 4, which every web font has. 0 for letters that it does not have. */
function glyphs(cmap: Buffer): ((code: number) => number) | undefined {
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry += 1) {
    const at = cmap.readUInt32BE(4 + entry * 8 + 4);
    if (cmap.readUInt16BE(at) === 4) return (code) => glyphIn(cmap, at, code);
  }
  return undefined;
}

/**
 * Format 4: segments of codes, as four arrays.
 *
 *   14  last code of each segment    then 2 bytes    first codes    offsets of glyphs    places of lists of glyphs
 */
function glyphIn(cmap: Buffer, at: number, code: number): number {
  const size = cmap.readUInt16BE(at + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const ends = at + 14 + segment;
    if (cmap.readUInt16BE(ends) < code) continue;
    const starts = ends + size + 2;
    const start = cmap.readUInt16BE(starts);
    if (start > code) return 0;
    const offset = cmap.readUInt16BE(starts + size);
    const place = starts + 2 * size;
    const range = cmap.readUInt16BE(place);
    if (range === 0) return (code + offset) % 65_536;
    const glyph = cmap.readUInt16BE(place + range + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + offset) % 65_536;
  }
  return 0;
}
