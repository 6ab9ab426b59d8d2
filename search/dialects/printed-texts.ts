// Texts as JSON, ready to be sent: the values of facets are the same in every answer, and thousands in each.

export class PrintedTexts {
  readonly #before: string;
  readonly #after: string;
  /** Text → where it begins in the bytes, the length of it first. */
  readonly #places = new Map<string, number>();
  #bytes = new Uint8Array(FIRST_ROOM);
  #view = new DataView(this.#bytes.buffer);
  #end = 0;

  /** What stands around each text: a name's colon, say. */
  constructor(before: string, after: string) {
    this.#before = before;
    this.#after = after;
  }

  /** All of them; good until the place of the next is asked for. Behind the last there are some bytes more. */
  get view(): DataView {
    return this.#view;
  }

  /** Where the length of a text as printed stands, in two bytes, and then it; -1 for one too long to keep. */
  placeOf(text: string): number {
    return this.#places.get(text) ?? this.#keep(text);
  }

  print(text: string): string {
    return this.#before + JSON.stringify(text) + this.#after;
  }

  #keep(text: string): number {
    const printed = this.print(text);
    const most = printed.length * BYTES_A_UNIT;
    if (most > LONGEST) return -1;
    this.#makeRoom(LENGTH_BYTES + most + SLACK);
    const place = this.#end;
    const { written } = ENCODER.encodeInto(printed, this.#bytes.subarray(place + LENGTH_BYTES));
    this.#view.setUint16(place, written, true);
    this.#end = place + LENGTH_BYTES + written;
    this.#places.set(text, place);
    return place;
  }

  /** When there would be too many, all are forgotten: those still in use come back at once. */
  #makeRoom(bytes: number): void {
    if (this.#end + bytes > MOST_ROOM) {
      this.#places.clear();
      this.#end = 0;
    }
    if (this.#end + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.min(MOST_ROOM, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#end));
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}

export const LENGTH_BYTES = 2;
/** So that whoever reads four bytes at once may read beyond the last. */
const SLACK = 4;
const FIRST_ROOM = 1 << 16;
const MOST_ROOM = 4 << 20;
/** Of one text: two bytes count it, and it fits into the first room. */
const LONGEST = 0x8000;
/** At most, of UTF-8 for one unit of UTF-16. */
const BYTES_A_UNIT = 3;
const ENCODER = new TextEncoder();
