// The liveliness of a picture, and softening for pictures that are too lively to compress well.

/**
 * Liveliness predicts the encoded size: the geometric mean of the average luminance steps to the right and downwards,
 * plus a fitted share of the chroma steps over twice the distance. Stripes have steps in one
 * direction only and compress well. Samples every seventh row, since patterns repeat after even numbers of rows.
 */
export function liveliness(pixels: usize, width: i32, height: i32): f64 {
  const row = width << 2;
  let light = i64x2.splat(0);
  let blue = i64x2.splat(0);
  let red = i64x2.splat(0);
  let lightDown = i64x2.splat(0);
  let blueDown = i64x2.splat(0);
  let redDown = i64x2.splat(0);
  let count = 0;
  for (let y = 0; y + 2 < height; y += 7) {
    const from = pixels + y * row;
    const end = from + row - 20;
    for (let at = from; at < end; at += 16, count += 4) {
      const here = v128.load(at);
      const right = v128.load(at, 8);
      const below = v128.load(at + 2 * row);
      const lightHere = lightOf(here);
      const lightRight = lightOf(right);
      const lightBelow = lightOf(below);
      light = add(light, lightHere, lightOf(v128.load(at, 4)));
      lightDown = add(lightDown, lightHere, lightOf(v128.load(at + row)));
      blue = add(blue, colourOf(here, 16, lightHere), colourOf(right, 16, lightRight));
      blueDown = add(blueDown, colourOf(here, 16, lightHere), colourOf(below, 16, lightBelow));
      red = add(red, colourOf(here, 0, lightHere), colourOf(right, 0, lightRight));
      redDown = add(redDown, colourOf(here, 0, lightHere), colourOf(below, 0, lightBelow));
    }
  }
  return (mean(light, lightDown) + 0.125 * mean(blue, blueDown) + 0.175 * mean(red, redDown)) / <f64>(4 * count);
}

/** Luminance of four pixels, times four, with green counted twice. */
function lightOf(pixels: v128): v128 {
  const byte = i32x4.splat(255);
  const green = v128.and(i32x4.shr_u(pixels, 8), byte);
  const redBlue = i32x4.add(v128.and(pixels, byte), v128.and(i32x4.shr_u(pixels, 16), byte));
  return i32x4.add(redBlue, i32x4.shl(green, 1));
}

/** Difference of a channel from the luminance of four pixels, times four. */
function colourOf(pixels: v128, shift: i32, light: v128): v128 {
  return i32x4.sub(i32x4.shl(v128.and(i32x4.shr_u(pixels, shift), i32x4.splat(255)), 2), light);
}

function add(sums: v128, here: v128, there: v128): v128 {
  return i32x4.add(sums, i32x4.abs(i32x4.sub(there, here)));
}

function mean(across: v128, down: v128): f64 {
  return sqrt(sumOf(across) * sumOf(down));
}

function sumOf(lanes: v128): f64 {
  return <f64>(
    (i32x4.extract_lane(lanes, 0) +
      i32x4.extract_lane(lanes, 1) +
      i32x4.extract_lane(lanes, 2) +
      i32x4.extract_lane(lanes, 3))
  );
}

/**
 * Averages every pixel with its right neighbour, and the result with the one below, at this distance. Works in place: a
 * pixel is read as a neighbour before it is changed.
 */
export function soften(pixels: usize, width: i32, height: i32, distance: i32): void {
  const row = width << 2;
  const end = pixels + height * row;
  // At the right and lower edges the last pixel is its own neighbour.
  for (let from = pixels; from < end; from += row) softenRow(from, width - distance, distance << 2);
  for (let from = pixels; from < end; from += row) softenRow(from, width, min(distance * row, <i32>(end - row - from)));
}

function softenRow(from: usize, count: i32, distance: i32): void {
  const end = from + (count << 2);
  let at = from;
  for (; at + 16 <= end; at += 16) v128.store(at, averaged(v128.load(at), v128.load(at + distance)));
  for (; at < end; at += 4)
    v128.store_lane<u32>(at, averaged(v128.load_splat<u32>(at), v128.load_splat<u32>(at + distance)), 0);
}

/** Averages all channels with bit operations. Across the outline of a cut-out there is no colour to average. */
function averaged(here: v128, there: v128): v128 {
  const unlike = v128.xor(here, there);
  const halfway = i8x16.add(i8x16.shr_u(unlike, 1), v128.and(here, there));
  const isWhole = i32x4.eq(i32x4.shr_u(unlike, 24), i32x4.splat(0));
  return v128.bitselect(halfway, here, isWhole);
}
