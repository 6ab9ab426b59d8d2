// How lively a picture is, and a softer lens for one that is too lively.

/**
 * What an encoder pays for: the mean step of light from a pixel to its right neighbour times that to the one below, under the root,
 * and as much of the steps of its two colours over twice the distance as was found to tell weights best. Stripes have steps in one
 * direction only, and cost little. Every seventh row counts: patterns repeat after even numbers.
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

/** Of four pixels: four times their light, green twice. */
function lightOf(pixels: v128): v128 {
  const byte = i32x4.splat(255);
  const green = v128.and(i32x4.shr_u(pixels, 8), byte);
  const redBlue = i32x4.add(v128.and(pixels, byte), v128.and(i32x4.shr_u(pixels, 16), byte));
  return i32x4.add(redBlue, i32x4.shl(green, 1));
}

/** Of four pixels: four times by how much a channel is above their light. */
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
 * The mean of every pixel with its right neighbour, and of what that gives with the one below, at this distance. In place: a
 * pixel is read as a neighbour before it is changed itself.
 */
export function soften(pixels: usize, width: i32, height: i32, distance: i32): void {
  const row = width << 2;
  const end = pixels + height * row;
  // At the right and at the foot there are no more neighbours than the last.
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

/** Of all channels: half of what differs, and all that is common. Across the outline of a cut-out there is no colour to average. */
function averaged(here: v128, there: v128): v128 {
  const unlike = v128.xor(here, there);
  const halfway = i8x16.add(i8x16.shr_u(unlike, 1), v128.and(here, there));
  const isWhole = i32x4.eq(i32x4.shr_u(unlike, 24), i32x4.splat(0));
  return v128.bitselect(halfway, here, isWhole);
}
