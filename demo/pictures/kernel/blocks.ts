// Blocks of a base that can be painted without reading every pixel: empty, opaque in one material, or shadow. Most are.
//
// A block is SIDE × SIDE pixels plus the column to its right and the row below it, so that the four neighbours of any point in
// it are included. Blocks are classified on first use: a detail needs only a few.

/** Coordinates in a base are in 65,536ths of a pixel. */
export const BITS: i32 = 16;

/** A block is 2 ** SIDE_BITS pixels wide and high. */
export const SIDE_BITS: i32 = 4;
const SIDE: i32 = 1 << SIDE_BITS;
export const BLOCK_BITS: i32 = BITS + SIDE_BITS;

/** Kinds of blocks; a block of one material has its byte of the region map, at least GRAINS. */
export const MIXED: i32 = 0;
export const EMPTY: i32 = 1;
/** Only shadow or paper, whose colour does not depend on the light: only alpha matters. */
export const SHADOW: i32 = 2;
const UNSEEN: i32 = 3;

/** Number of grain directions. The lower bits of a byte of the region map are its grain, the upper bits its region. */
export const GRAINS: i32 = 16;

/** The planes of the open base, one byte per pixel, and its size. */
export let grey: usize = 0;
export let alpha: usize = 0;
export let regions: usize = 0;
export let width: i32 = 0;
export let height: i32 = 0;

/** The kinds of its blocks, row by row. */
let kinds: usize = 0;
let across: i32 = 0;

/** Opens a base, with memory for the kinds of its blocks. */
export function open(
  greyPlane: usize,
  alphaPlane: usize,
  regionPlane: usize,
  baseWidth: i32,
  baseHeight: i32,
  kindsRoom: usize,
): void {
  grey = greyPlane;
  alpha = alphaPlane;
  regions = regionPlane;
  width = baseWidth;
  height = baseHeight;
  kinds = kindsRoom;
  across = (width + SIDE - 1) >> SIDE_BITS;
  memory.fill(kinds, <u8>UNSEEN, across * ((height + SIDE - 1) >> SIDE_BITS));
}

export function kindAt(column: i32, row: i32): i32 {
  const at = kinds + row * across + column;
  let kind = <i32>load<u8>(at);
  if (kind == UNSEEN) {
    kind = seenAt(column, row);
    store<u8>(at, kind);
  }
  return kind;
}

/** The first step that leaves the blocks of this kind, or `to`, for steps that start at x at `from`. */
export function runEnd(kind: i32, from: i32, to: i32, x: i32, stepX: i32, row: i32): i32 {
  const onward = stepX < 0 ? -1 : 1;
  let column = x >> BLOCK_BITS;
  let end = from + stepsIn(x, stepX, column);
  while (end < to) {
    column += onward;
    if (kindAt(column, row) != kind) break;
    end = from + stepsIn(x, stepX, column);
  }
  return min(end, to);
}

/** Number of steps from a point to the end of a block, including the first. */
export function stepsIn(place: i32, step: i32, block: i32): i32 {
  if (step == 0) return 1 << 28;
  const start = block << BLOCK_BITS;
  return step > 0 ? (start + (1 << BLOCK_BITS) - place + step - 1) / step : (place - start) / -step + 1;
}

/** Blocks at the edge of the base are mixed, since some of their pixels have no right or lower neighbours. */
function seenAt(column: i32, row: i32): i32 {
  const left = column << SIDE_BITS;
  const top = row << SIDE_BITS;
  if (left + SIDE >= width || top + SIDE >= height) return MIXED;
  let at = top * width + left;
  const region = load<u8>(regions + at);
  const isDrawn = <i32>region >= GRAINS;
  const even = i8x16.splat(region);
  const opaque = i8x16.splat(-1);
  let unlike = i64x2.splat(0);
  let drawn = i64x2.splat(0);
  for (let y = 0; y <= SIDE; y++, at += width) {
    // Reads seventeen bytes as two overlapping vectors of sixteen.
    const alphas = v128.load(alpha + at);
    const nextAlphas = v128.load(alpha + at, 1);
    unlike = v128.or(unlike, v128.xor(v128.load(regions + at), even));
    unlike = v128.or(unlike, v128.xor(v128.load(regions + at, 1), even));
    if (isDrawn) unlike = v128.or(unlike, v128.xor(v128.and(alphas, nextAlphas), opaque));
    drawn = v128.or(drawn, v128.or(alphas, nextAlphas));
    if (v128.any_true(unlike) && v128.any_true(drawn)) return MIXED;
  }
  if (!v128.any_true(drawn)) return EMPTY;
  return v128.any_true(unlike) || (region != 0 && !isDrawn) ? MIXED : isDrawn ? <i32>region : SHADOW;
}
