// Parses the filters parameter into a filter and boosts.
//
//   expression  =  clause { "AND" clause }
//   clause      =  factor { "OR" factor }            OR binds tighter: x AND y OR z is x AND (y OR z)
//   factor      =  { "NOT" } ( "(" expression ")" | condition )
//   condition   =  name comparison number [score]    price >= 10, price != 10
//               |  name ":" number "TO" number [score]
//               |  name ":" value [score]            a facet
//               |  value [score]                     a tag
//   score       =  "<" "score" "=" number ">"        affects ranking, does not filter
//
// Algolia rejects AND within OR, NOT before parentheses and different kinds within one OR. They are supported here.

import { LIMITS, type Boost, type Filter } from "../../query.ts";
import type { AlgoliaSchema } from "./hierarchy.ts";
import {
  allOf,
  anyOf,
  facetCondition,
  negated,
  numericCondition,
  rangeCondition,
  readNumber,
  TAGS,
  type Comparison,
} from "./conditions.ts";
import { tokensOf, type Sign, type Token } from "./filter-tokens.ts";
import { problem, shortened, type Problem } from "./problem.ts";

export interface ParsedFilter {
  readonly kind: "filter";
  readonly filter: Filter;
  readonly boosts: readonly Boost[];
}

/** An empty string matches everything. */
export function parseFilters(filters: string, schema: AlgoliaSchema): ParsedFilter | Problem {
  if (filters.length > MAX_LENGTH) return problem(`filters: at most ${MAX_LENGTH} characters are allowed`);
  const tokens = tokensOf(filters);
  if (tokens.length === 0) return { kind: "filter", filter: allOf([]), boosts: [] };
  return new FilterParser(tokens, schema, filters.length).parse();
}

/** A failure moves it to the end, where every rule returns immediately. */
class FilterParser {
  readonly #tokens: readonly Token[];
  readonly #schema: AlgoliaSchema;
  readonly #length: number;
  readonly #boosts: Boost[] = [];
  #at = 0;
  #depth = 0;
  #conditions = 0;
  #problem: Problem | undefined;

  constructor(tokens: readonly Token[], schema: AlgoliaSchema, length: number) {
    this.#tokens = tokens;
    this.#schema = schema;
    this.#length = length;
  }

  parse(): ParsedFilter | Problem {
    const filter = this.#expression();
    if (this.#problem === undefined && this.#at < this.#tokens.length) this.#unexpected("end of filter");
    return this.#problem ?? { kind: "filter", filter, boosts: this.#boosts };
  }

  #expression(): Filter {
    const clauses = [this.#clause()];
    while (this.#takeWord("AND")) clauses.push(this.#clause());
    return allOf(clauses);
  }

  #clause(): Filter {
    const factors = [this.#factor()];
    while (this.#takeWord("OR")) factors.push(this.#factor());
    return anyOf(factors);
  }

  #factor(): Filter {
    let isNegated = false;
    while (this.#takeWord("NOT")) isNegated = !isNegated;
    const filter = this.#takeSign("(") ? this.#group() : this.#condition();
    return isNegated ? negated(filter) : filter;
  }

  #group(): Filter {
    this.#depth += 1;
    if (this.#depth > LIMITS.filterDepth) {
      return this.#fail(`filters: parentheses can be nested at most ${LIMITS.filterDepth} levels deep`);
    }
    const filter = this.#expression();
    this.#depth -= 1;
    if (!this.#takeSign(")")) return this.#unexpected("')'");
    return filter;
  }

  #condition(): Filter {
    this.#conditions += 1;
    if (this.#conditions > LIMITS.filterNodes) {
      return this.#fail(`filters: at most ${LIMITS.filterNodes} conditions are allowed`);
    }
    const name = this.#takeString();
    if (name === undefined) return this.#unexpected("a filter");
    const filter = this.#conditionOn(name);
    const score = this.#score();
    if (score !== undefined) this.#boosts.push({ filter, weight: score });
    return filter;
  }

  #conditionOn(name: string): Filter {
    if (this.#takeSign(":")) return this.#valueOf(name);
    const comparison = this.#isScore() ? undefined : COMPARISONS.find((sign) => this.#takeSign(sign));
    if (comparison === undefined) return facetCondition(this.#schema, TAGS, name);
    const number = this.#number();
    return number === undefined ? NEVER : numericCondition(this.#schema, name, comparison, number);
  }

  #valueOf(name: string): Filter {
    const start = this.#at;
    const value = this.#takeString();
    if (value === undefined) return this.#unexpected("a value");
    if (!this.#takeWord("TO")) return facetCondition(this.#schema, name, value);
    this.#at = start;
    const lower = this.#number();
    this.#takeWord("TO");
    const upper = lower === undefined ? undefined : this.#number();
    return lower === undefined || upper === undefined ? NEVER : rangeCondition(this.#schema, name, lower, upper);
  }

  /** `<score=2>` starts like a comparison. */
  #isScore(): boolean {
    const [sign, word, equal] = this.#tokens.slice(this.#at, this.#at + 3);
    return sign?.text === "<" && isWord(word, "score") && equal?.text === "=";
  }

  #score(): number | undefined {
    if (!this.#isScore()) return undefined;
    this.#at += 3;
    const score = this.#number();
    if (score !== undefined && !this.#takeSign(">")) this.#unexpected("'>'");
    return score;
  }

  #number(): number | undefined {
    const token = this.#tokens[this.#at];
    const number = token?.kind === "string" ? readNumber(token.text) : undefined;
    if (number === undefined) this.#unexpected("numeric");
    else this.#at += 1;
    return number;
  }

  /** Unquoted keywords are neither names nor values. */
  #takeString(): string | undefined {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "string" || (!token.isQuoted && OPERATORS.has(token.text))) return undefined;
    this.#at += 1;
    return token.text;
  }

  #takeWord(word: string): boolean {
    if (!isWord(this.#tokens[this.#at], word)) return false;
    this.#at += 1;
    return true;
  }

  #takeSign(sign: Sign): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || token.text !== sign) return false;
    this.#at += 1;
    return true;
  }

  #unexpected(expected: string): Filter {
    const token = this.#tokens[this.#at];
    return this.#fail(
      `filters: Unexpected ${nameOf(token)} expected ${expected} at col ${token?.column ?? this.#length}`,
    );
  }

  #fail(message: string): Filter {
    this.#problem ??= problem(message);
    this.#at = this.#tokens.length;
    return NEVER;
  }
}

const isWord = (token: Token | undefined, word: string): boolean =>
  token?.kind === "string" && !token.isQuoted && token.text === word;

function nameOf(token: Token | undefined): string {
  if (token === undefined) return "end of filter";
  if (token.kind === "unclosed") return `unclosed quote ${shortened(token.text)}`;
  if (token.kind === "string") return `token string(${shortened(token.text)})`;
  return `token ${"():".includes(token.text) ? `'${token.text}'` : token.text}`;
}

/** Enough for the maximum number of conditions. */
const MAX_LENGTH = 50 * LIMITS.filterNodes;
const NEVER: Filter = { kind: "any", of: [] };
const COMPARISONS: readonly Comparison[] = ["=", "!=", "<", "<=", ">", ">="];
const OPERATORS: ReadonlySet<string> = new Set(["AND", "OR", "NOT"]);
