// Reads the filter clause of the listing dialect. docs/search-api.md has the grammar for those who write it.
//
//   any        = all { OR all }                        AND binds closer than OR
//   all        = one { AND one }
//   one        = NOT one | "(" any ")" | TRUE | FALSE | condition
//   condition  = name ( "=" value | "!=" value | [ NOT ] IN "(" [ value { "," value } ] ")"
//                     | ( "<" | "<=" | ">" | ">=" ) bound | WITHIN interval | IS [ NOT ] NULL )
//   interval   = ( "[" | "(" ) [ bound ] "," [ bound ] ( "]" | ")" )
//   value      = text | number | TRUE | FALSE
//   bound      = number | text                         a text is a moment in ISO 8601
//   name       = letters, digits, "_" and "."          in quotes when it is anything else, or a word of the grammar

import { LIMITS, type Filter, type Range, type Value } from "../../query.ts";
import { isReserved, nextPiece, type Piece } from "./filter-scanner.ts";

export interface MalformedFilter {
  readonly kind: "malformed";
  readonly code: "bad-filter" | "too-deep" | "too-large";
  /** One sentence, with the place of the mistake. */
  readonly message: string;
}

export type ParsedFilter = { readonly kind: "filter"; readonly filter: Filter } | MalformedFilter;

export function parseFilter(source: string): ParsedFilter {
  const reading = new Reading(source);
  const filter = reading.any();
  if (filter !== undefined && reading.isAtEnd()) return { kind: "filter", filter };
  return reading.failure ?? reading.unexpected("AND, OR or the end");
}

/** One pass over one text. A part that cannot be read leaves its failure here and is undefined. */
class Reading {
  failure: MalformedFilter | undefined;
  readonly #source: string;
  #piece: Piece;
  #next: number;
  #depth = 0;
  #nodes = 0;

  constructor(source: string) {
    this.#source = source;
    [this.#piece, this.#next] = nextPiece(source, 0);
  }

  isAtEnd(): boolean {
    return this.#piece.kind === "end";
  }

  any(): Filter | undefined {
    return this.#joined("any", "OR", () => this.#joined("all", "AND", () => this.#one()));
  }

  unexpected(wanted: string): MalformedFilter {
    const piece = this.#piece;
    if (piece.kind === "unreadable") return this.#fail("bad-filter", `${piece.message}`);
    return this.#fail("bad-filter", `${wanted} was expected`);
  }

  #joined(kind: "all" | "any", word: "AND" | "OR", part: () => Filter | undefined): Filter | undefined {
    const first = part();
    if (first === undefined || !this.#isWord(word)) return first;
    const of = [first];
    while (this.#takeWord(word)) {
      const further = part();
      if (further === undefined) return undefined;
      of.push(further);
    }
    return this.#spend(1) ? { kind, of } : undefined;
  }

  #one(): Filter | undefined {
    if (this.#takeWord("NOT")) {
      const of = this.#deeper(() => this.#one());
      return of !== undefined && this.#spend(1) ? { kind: "not", of } : undefined;
    }
    if (this.#takeMark("(")) {
      const inner = this.#deeper(() => this.any());
      return inner !== undefined && this.#needMark(")") ? inner : undefined;
    }
    if (this.#takeWord("TRUE")) return this.#spend(1) ? { kind: "all", of: [] } : undefined;
    if (this.#takeWord("FALSE")) return this.#spend(1) ? { kind: "any", of: [] } : undefined;
    return this.#condition();
  }

  #condition(): Filter | undefined {
    const attribute = this.#name();
    if (attribute === undefined) return undefined;
    if (this.#takeWord("IS")) {
      const isNegative = this.#takeWord("NOT");
      if (!this.#needWord("NULL") || !this.#spend(1)) return undefined;
      return isNegative ? { kind: "exists", attribute } : { kind: "not", of: { kind: "exists", attribute } };
    }
    if (this.#takeMark("=")) return is(attribute, this.#values("one"));
    if (this.#takeMark("!=")) return negated(is(attribute, this.#values("one")));
    if (this.#takeWord("IN")) return is(attribute, this.#values("list"));
    if (this.#takeWord("NOT")) {
      return this.#needWord("IN") ? negated(is(attribute, this.#values("list"))) : undefined;
    }
    const range = this.#takeWord("WITHIN") ? this.#interval() : this.#comparison();
    return range !== undefined && this.#spend(1) ? { kind: "within", attribute, range } : undefined;
  }

  #comparison(): Range | undefined {
    const mark = this.#piece.kind === "mark" ? BOUNDS[this.#piece.text] : undefined;
    if (mark === undefined) return void this.unexpected("=, !=, <, <=, >, >=, IN, NOT IN, WITHIN or IS");
    this.#advance();
    const bound = this.#bound();
    return bound === undefined ? undefined : { [mark]: bound };
  }

  #interval(): Range | undefined {
    const isClosedBelow = this.#takeMark("[");
    if (!isClosedBelow && !this.#needMark("(")) return undefined;
    const low = this.#isMark(",") ? null : this.#bound();
    if (low === undefined || !this.#needMark(",")) return undefined;
    const high = this.#isMark("]") || this.#isMark(")") ? null : this.#bound();
    if (high === undefined) return undefined;
    const isClosedAbove = this.#takeMark("]");
    if (!isClosedAbove && !this.#needMark(")")) return undefined;
    return {
      ...(low !== null && (isClosedBelow ? { atLeast: low } : { above: low })),
      ...(high !== null && (isClosedAbove ? { atMost: high } : { below: high })),
    };
  }

  #values(form: "one" | "list"): readonly Value[] | undefined {
    if (form === "one") {
      const value = this.#value();
      return value !== undefined && this.#spend(2) ? [value] : undefined;
    }
    if (!this.#needMark("(") || !this.#spend(1)) return undefined;
    const values: Value[] = [];
    if (this.#takeMark(")")) return values;
    do {
      const value = this.#value();
      if (value === undefined || !this.#spend(1)) return undefined;
      values.push(value);
    } while (this.#takeMark(","));
    return this.#needMark(")") ? values : undefined;
  }

  #value(): Value | undefined {
    const piece = this.#piece;
    if (this.#takeWord("TRUE")) return true;
    if (this.#takeWord("FALSE")) return false;
    if (piece.kind !== "text" && piece.kind !== "number") {
      return void this.unexpected("a number, true, false or a text in double quotes");
    }
    this.#advance();
    return piece.kind === "text" ? piece.text : piece.value;
  }

  #bound(): number | undefined {
    const piece = this.#piece;
    const value = piece.kind === "number" ? piece.value : piece.kind === "text" ? momentOf(piece.text) : undefined;
    if (value === undefined) return void this.unexpected('a number or a moment like "2026-11-01T09:00:00Z"');
    this.#advance();
    return value;
  }

  #name(): string | undefined {
    const piece = this.#piece;
    if (piece.kind !== "text" && (piece.kind !== "name" || isReserved(piece.text))) {
      return void this.unexpected("the name of an attribute");
    }
    this.#advance();
    return piece.text;
  }

  #deeper(read: () => Filter | undefined): Filter | undefined {
    if (++this.#depth > LIMITS.filterDepth) {
      return void this.#fail("too-deep", `a filter may be nested ${LIMITS.filterDepth} deep and no deeper`);
    }
    const filter = read();
    this.#depth--;
    return filter;
  }

  #spend(nodes: number): boolean {
    this.#nodes += nodes;
    if (this.#nodes <= LIMITS.filterNodes) return true;
    this.#fail("too-large", `a filter may have ${LIMITS.filterNodes} conditions and values in all`);
    return false;
  }

  #isMark(mark: string): boolean {
    return this.#piece.kind === "mark" && this.#piece.text === mark;
  }

  #takeMark(mark: string): boolean {
    const isHere = this.#isMark(mark);
    if (isHere) this.#advance();
    return isHere;
  }

  #needMark(mark: string): boolean {
    if (this.#takeMark(mark)) return true;
    this.unexpected(JSON.stringify(mark));
    return false;
  }

  #isWord(word: string): boolean {
    return this.#piece.kind === "name" && this.#piece.text.toUpperCase() === word;
  }

  #takeWord(word: string): boolean {
    const isHere = this.#isWord(word);
    if (isHere) this.#advance();
    return isHere;
  }

  #needWord(word: string): boolean {
    if (this.#takeWord(word)) return true;
    this.unexpected(word);
    return false;
  }

  #advance(): void {
    [this.#piece, this.#next] = nextPiece(this.#source, this.#next);
  }

  /** The first failure is the one to tell; what follows from it is not. */
  #fail(code: MalformedFilter["code"], what: string): MalformedFilter {
    const place = this.#piece.kind === "end" ? "at its end" : `at character ${this.#piece.at + 1}`;
    this.failure ??= { kind: "malformed", code, message: `The filter cannot be read: ${place}, ${what}.` };
    return this.failure;
  }
}

const BOUNDS: Readonly<Record<string, keyof Range>> = { ">=": "atLeast", ">": "above", "<=": "atMost", "<": "below" };

const is = (attribute: string, values: readonly Value[] | undefined): Filter | undefined =>
  values && { kind: "is", attribute, values };

const negated = (of: Filter | undefined): Filter | undefined => of && { kind: "not", of };

const ISO_MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function momentOf(text: string): number | undefined {
  const moment = ISO_MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
