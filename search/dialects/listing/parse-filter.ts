// Parses the filter clause of the listing dialect. docs/search-api.md documents it for clients.
//
//   any        = all { OR all }                        AND binds tighter than OR
//   all        = one { AND one }
//   one        = NOT one | "(" any ")" | TRUE | FALSE | condition
//   condition  = name ( "=" value | "!=" value | [ NOT ] IN "(" [ value { "," value } ] ")"
//                     | ( "<" | "<=" | ">" | ">=" ) bound | WITHIN interval | IS [ NOT ] NULL )
//   interval   = ( "[" | "(" ) [ bound ] "," [ bound ] ( "]" | ")" )
//   value      = text | number | TRUE | FALSE
//   bound      = number | text                         a text is a date in ISO 8601
//   name       = letters, digits, "_" and "."          other names and reserved words are in quotes

import { LIMITS, type Filter, type Range, type Value } from "../../query.ts";
import { isReserved, nextToken, type Token } from "./filter-tokens.ts";

export interface MalformedFilter {
  readonly kind: "malformed";
  readonly code: "bad-filter" | "too-deep" | "too-large";
  /** One sentence with the position of the mistake. */
  readonly message: string;
}

export type ParsedFilter = { readonly kind: "filter"; readonly filter: Filter } | MalformedFilter;

export function parseFilter(source: string): ParsedFilter {
  const parser = new FilterParser(source);
  const filter = parser.any();
  if (filter !== undefined && parser.isAtEnd()) return { kind: "filter", filter };
  return parser.failure ?? parser.expected("AND, OR or the end");
}

/** Parses one filter in one pass. A method that fails sets `failure` and returns undefined. */
class FilterParser {
  failure: MalformedFilter | undefined;
  readonly #source: string;
  #token: Token;
  #next: number;
  #depth = 0;
  #nodes = 0;

  constructor(source: string) {
    this.#source = source;
    [this.#token, this.#next] = nextToken(source, 0);
  }

  isAtEnd(): boolean {
    return this.#token.kind === "end";
  }

  any(): Filter | undefined {
    return this.#joined("any", "OR", () => this.#joined("all", "AND", () => this.#one()));
  }

  expected(wanted: string): MalformedFilter {
    const token = this.#token;
    return this.#fail("bad-filter", token.kind === "invalid" ? token.message : `expected ${wanted}`);
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
    if (this.#takeSymbol("(")) {
      const inner = this.#deeper(() => this.any());
      return inner !== undefined && this.#needSymbol(")") ? inner : undefined;
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
    if (this.#takeSymbol("=")) return is(attribute, this.#values("one"));
    if (this.#takeSymbol("!=")) return negated(is(attribute, this.#values("one")));
    if (this.#takeWord("IN")) return is(attribute, this.#values("list"));
    if (this.#takeWord("NOT")) {
      return this.#needWord("IN") ? negated(is(attribute, this.#values("list"))) : undefined;
    }
    const range = this.#takeWord("WITHIN") ? this.#interval() : this.#comparison();
    return range !== undefined && this.#spend(1) ? { kind: "within", attribute, range } : undefined;
  }

  #comparison(): Range | undefined {
    const symbol = this.#token.kind === "symbol" ? BOUNDS[this.#token.text] : undefined;
    if (symbol === undefined) return void this.expected("=, !=, <, <=, >, >=, IN, NOT IN, WITHIN or IS");
    this.#advance();
    const bound = this.#bound();
    return bound === undefined ? undefined : { [symbol]: bound };
  }

  #interval(): Range | undefined {
    const isClosedBelow = this.#takeSymbol("[");
    if (!isClosedBelow && !this.#needSymbol("(")) return undefined;
    const low = this.#isSymbol(",") ? null : this.#bound();
    if (low === undefined || !this.#needSymbol(",")) return undefined;
    const high = this.#isSymbol("]") || this.#isSymbol(")") ? null : this.#bound();
    if (high === undefined) return undefined;
    const isClosedAbove = this.#takeSymbol("]");
    if (!isClosedAbove && !this.#needSymbol(")")) return undefined;
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
    if (!this.#needSymbol("(") || !this.#spend(1)) return undefined;
    const values: Value[] = [];
    if (this.#takeSymbol(")")) return values;
    do {
      const value = this.#value();
      if (value === undefined || !this.#spend(1)) return undefined;
      values.push(value);
    } while (this.#takeSymbol(","));
    return this.#needSymbol(")") ? values : undefined;
  }

  #value(): Value | undefined {
    const token = this.#token;
    if (this.#takeWord("TRUE")) return true;
    if (this.#takeWord("FALSE")) return false;
    if (token.kind !== "text" && token.kind !== "number") {
      return void this.expected("a number, true, false or a text in double quotes");
    }
    this.#advance();
    return token.kind === "text" ? token.text : token.value;
  }

  #bound(): number | undefined {
    const token = this.#token;
    const value = token.kind === "number" ? token.value : token.kind === "text" ? dateOf(token.text) : undefined;
    if (value === undefined) return void this.expected('a number or a date like "2026-11-01T09:00:00Z"');
    this.#advance();
    return value;
  }

  #name(): string | undefined {
    const token = this.#token;
    if (token.kind !== "text" && (token.kind !== "name" || isReserved(token.text))) {
      return void this.expected("the name of an attribute");
    }
    this.#advance();
    return token.text;
  }

  #deeper(read: () => Filter | undefined): Filter | undefined {
    if (++this.#depth > LIMITS.filterDepth) {
      return void this.#fail("too-deep", `filters can be nested at most ${LIMITS.filterDepth} levels deep`);
    }
    const filter = read();
    this.#depth--;
    return filter;
  }

  #spend(nodes: number): boolean {
    this.#nodes += nodes;
    if (this.#nodes <= LIMITS.filterNodes) return true;
    this.#fail("too-large", `a filter can have at most ${LIMITS.filterNodes} conditions and values in total`);
    return false;
  }

  #isSymbol(symbol: string): boolean {
    return this.#token.kind === "symbol" && this.#token.text === symbol;
  }

  #takeSymbol(symbol: string): boolean {
    const isHere = this.#isSymbol(symbol);
    if (isHere) this.#advance();
    return isHere;
  }

  #needSymbol(symbol: string): boolean {
    if (this.#takeSymbol(symbol)) return true;
    this.expected(JSON.stringify(symbol));
    return false;
  }

  #isWord(word: string): boolean {
    return this.#token.kind === "name" && this.#token.text.toUpperCase() === word;
  }

  #takeWord(word: string): boolean {
    const isHere = this.#isWord(word);
    if (isHere) this.#advance();
    return isHere;
  }

  #needWord(word: string): boolean {
    if (this.#takeWord(word)) return true;
    this.expected(word);
    return false;
  }

  #advance(): void {
    [this.#token, this.#next] = nextToken(this.#source, this.#next);
  }

  /** Reports the first failure only; later ones follow from it. */
  #fail(code: MalformedFilter["code"], what: string): MalformedFilter {
    const place = this.#token.kind === "end" ? "the end" : `character ${this.#token.at + 1}`;
    this.failure ??= { kind: "malformed", code, message: `Invalid filter at ${place}: ${what}.` };
    return this.failure;
  }
}

const BOUNDS: Readonly<Record<string, keyof Range>> = { ">=": "atLeast", ">": "above", "<=": "atMost", "<": "below" };

const is = (attribute: string, values: readonly Value[] | undefined): Filter | undefined =>
  values && { kind: "is", attribute, values };

const negated = (of: Filter | undefined): Filter | undefined => of && { kind: "not", of };

const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

function dateOf(text: string): number | undefined {
  const date = ISO_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : date;
}
