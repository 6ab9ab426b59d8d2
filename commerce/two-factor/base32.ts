// Base32 (RFC 4648) without padding, the format of secrets for authenticator apps.

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Five bits for each character, the highest first. The number of bytes is a multiple of five. */
export function toBase32(bytes: Uint8Array, alphabet: string = ALPHABET): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replaceAll(/.{5}/g, (five) => alphabet[Number.parseInt(five, 2)] ?? "");
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from(Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)));
}
