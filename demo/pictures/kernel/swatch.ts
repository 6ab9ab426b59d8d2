// Averages the inks of a tile into the pixels of a swatch: a box filter, first across, then down.
//
// Red and blue are summed as one number, 16 bits each, which is enough for 16 × 16 tile pixels; of a wider
// window every second or third is used. Every sum is the difference of two running sums, so that a wide window costs no more
// than a narrow one. Sums come in pairs of 8 bytes: red and blue, then green.

/**
 * Makes a swatch of 0xBBGGRR, powers of two wide and high, from a square tile of indices into `inks`, which are pairs. Each pixel is the mean of `spreadX` × `spreadY` tile
 * pixels. `room` is memory for the running sums: (spread + 32 + size) pairs across, and as many times the width of the swatch down.
 */
export function average(
  tile: usize,
  size: i32,
  inks: usize,
  out: usize,
  width: i32,
  height: i32,
  spreadX: i32,
  spreadY: i32,
  room: usize,
): void {
  const stepX = stepOf(spreadX);
  const stepY = stepOf(spreadY);
  const countX = (spreadX + stepX - 1) / stepX;
  const countY = (spreadY + stepY - 1) / stepY;
  const length = stepX + size + countX * stepX;
  const sums = room + (length << 3);
  const row = width << 3;
  memory.fill(room, 0, stepX << 3);
  memory.fill(sums, 0, stepY * row);
  for (let y = 0; y < size; y++) {
    runAlong(tile + y * size, size, inks, room, stepX, length);
    sumAcross(room, size, countX * stepX, width, sums + (stepY + y) * row);
  }
  for (let y = 0; y < size + countY * stepY; y++)
    runDown(sums + (stepY + y) * row, row, stepY * row, y < size ? 0 : size * row);
  const share: f32 = 1.0 / <f32>(countX * countY);
  for (let y = 0; y < height; y++) {
    const first = sums + ((y * size) >> ctz(height)) * row;
    averageRow(first, first + countY * stepY * row, width, share, out + y * (width << 2));
  }
}

/** Stride between the tile pixels that are used. */
function stepOf(spread: i32): i32 {
  return (spread + 15) >> 4;
}

/** Running sums of the inks of one row, by position. */
function runAlong(row: usize, size: i32, inks: usize, line: usize, step: i32, length: i32): void {
  let sum = i64x2.splat(0);
  for (let x = step, at = 0; x < length; x++) {
    const ink = v128.load64_zero(inks + ((<i32>load<u8>(row + at)) << 3));
    // Kept in a register, since reading back a value just stored is slower.
    sum = i32x4.add(ink, step == 1 ? sum : v128.load64_zero(line + ((x - step) << 3)));
    v128.store64_lane(line + (x << 3), sum, 0);
    if (++at == size) at = 0;
  }
}

/** Sums over windows of this reach; their number is a power of two. */
function sumAcross(line: usize, size: i32, reach: i32, windows: i32, to: usize): void {
  const bits = ctz(windows);
  for (let x = 0; x < windows; x++) {
    const before = line + (((x * size) >> bits) << 3);
    const sum = i32x4.sub(v128.load64_zero(before + (reach << 3)), v128.load64_zero(before));
    v128.store64_lane(to + (x << 3), sum, 0);
  }
}

/** The same downwards, in place; below the tile it wraps to the rows `again` bytes above. */
function runDown(row: usize, length: i32, step: i32, again: i32): void {
  for (let at = row; at < row + length; at += 16) {
    const own = again == 0 ? v128.load(at) : i32x4.sub(v128.load(at - again), v128.load(at - again - step));
    v128.store(at, i32x4.add(own, v128.load(at - step)));
  }
}

/** Two pixels at a time: red and green in one vector, blue in another. */
function averageRow(first: usize, last: usize, width: i32, share: f32, out: usize): void {
  const word = i32x4.splat(0xffff);
  const shares = f32x4.splat(share);
  for (let x = 0; x < width; x += 2) {
    const sums = i32x4.sub(v128.load(last + (x << 3)), v128.load(first + (x << 3)));
    const redGreen = means(v128.and(sums, word), shares);
    const blue = means(i32x4.shr_u(sums, 16), shares);
    const redBlueGreen = v128.or(redGreen, i32x4.shl(blue, 16));
    const pixels = v128.or(redBlueGreen, i64x2.shr_u(redBlueGreen, 24));
    v128.store64_lane(out + (x << 2), v128.shuffle<i32>(pixels, pixels, 0, 2, 0, 2), 0);
  }
}

function means(sums: v128, shares: v128): v128 {
  return i32x4.trunc_sat_f32x4_u(f32x4.add(f32x4.mul(f32x4.convert_i32x4_u(sums), shares), f32x4.splat(0.5)));
}
