// Reed-Solomon codes over GF(256), by which a reader mends what it cannot see. ISO/IEC 18004, annex A and B.

/** The field's polynomial: x^8 + x^4 + x^3 + x^2 + 1. */
const FIELD = 0x11d;

const EXPONENTS = new Uint8Array(512);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXPONENTS[power] = value;
  EXPONENTS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = value & 0x80 ? (value << 1) ^ FIELD : value << 1;
}

export const multiply = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : at(EXPONENTS, at(LOGARITHMS, one) + at(LOGARITHMS, other));

/** The codewords that go with these: what remains of dividing by the generator of that degree. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree);
  const rest = Array.from<number>({ length: degree }).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((coefficient, index) => {
      rest[index] = at(rest, index) ^ multiply(coefficient, factor);
    });
  }
  return rest;
}

/** The product of (x - 2^0) to (x - 2^(degree - 1)) without its leading 1, the highest power first. */
function generatorOf(degree: number): number[] {
  const known = generators.get(degree);
  if (known) return known;
  const made = Array.from<number>({ length: degree }).fill(0);
  made[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let index = 0; index < degree; index++) {
      made[index] = multiply(at(made, index), root) ^ (made[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  generators.set(degree, made);
  return made;
}
const generators = new Map<number, number[]>();

const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
