// Merged postings of prefixes that many terms share, so that searching for one letter does not visit all of them.

import type { Postings, Terms } from "./layout.ts";
import { bitsetLength, type TextSections, type TextSize } from "./sections.ts";

/** Bytes of merged postings per product; 40 MB for half a million products. */
const BUDGET = 80;
/** Minimum number of postings that a merged prefix must save, about 0.1 ms. */
const WORTH_SAVING = 1 << 16;
/** Cost of starting a run, in postings. */
const RUN_COST = 8;

interface Range {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** Adds the prefixes that save the most as entries after the terms. */
export function mergePrefixes(
  { products, fields }: TextSize & { readonly products: number },
  terms: Terms,
  of: Postings,
): Omit<TextSections, keyof Terms> {
  const length = bitsetLength(products);
  const chosen: (Range & { readonly runs: readonly (Uint32Array | undefined)[] })[] = [];
  let left = (BUDGET * products) / 4;
  for (const range of costlyRanges(terms, of)) {
    const runs = mergedRuns(range, of, fields, length);
    const size = runs.reduce((sum, run) => sum + (run?.length ?? 0), 0);
    if (size > left || range.cost - size < WORTH_SAVING) continue;
    left -= size;
    chosen.push({ ...range, runs });
  }
  chosen.sort((a, b) => a.from - b.from || b.to - a.to);
  return append(chosen, of);
}

/** Ranges of terms with a common prefix that are expensive to read, the most expensive first. */
function costlyRanges({ termUnits, termStarts }: Terms, { entryRuns, runStarts }: Postings): Range[] {
  const found: Range[] = [];
  const terms = termStarts.length - 1;
  const costBefore = (term: number): number => runStarts[entryRuns[term]!]! + RUN_COST * entryRuns[term]!;
  /** Open prefixes with their first term and length. */
  const open: { readonly from: number; readonly length: number }[] = [];
  for (let term = 1; term <= terms; term++) {
    const shared = term === terms ? 0 : sharedUnits(termUnits, termStarts, term);
    let from = term - 1;
    while (open.length > 0 && open.at(-1)!.length > shared) {
      ({ from } = open.pop()!);
      const cost = costBefore(term) - costBefore(from);
      if (cost > WORTH_SAVING) found.push({ from, to: term, cost });
    }
    if (shared > (open.at(-1)?.length ?? 0)) open.push({ from, length: shared });
  }
  return found.toSorted((a, b) => b.cost - a.cost);
}

function sharedUnits(units: Uint16Array, starts: Uint32Array, term: number): number {
  const a = starts[term - 1]!;
  const b = starts[term]!;
  const most = Math.min(b - a, starts[term + 1]! - b);
  let length = 0;
  while (length < most && units[a + length] === units[b + length]) length++;
  return length;
}

/** The products of a range of terms by field, as lists or bit sets. */
function mergedRuns(
  { from, to }: Range,
  { entryRuns, runFields, runStarts, postings }: Postings,
  fields: number,
  length: number,
): (Uint32Array | undefined)[] {
  const sets: (Uint32Array | undefined)[] = Array.from({ length: fields }, () => undefined);
  for (let run = entryRuns[from]!; run < entryRuns[to]!; run++) {
    const set = (sets[runFields[run]!] ??= new Uint32Array(length));
    addRun(postings, runStarts[run]!, runStarts[run + 1]!, set);
  }
  return sets.map((set) => set && shorter(set));
}

/** Adds the products of a run to a bit set. */
export function addRun(postings: Uint32Array, start: number, end: number, into: Uint32Array): void {
  if (end - start === into.length) for (let at = 0; at < into.length; at++) into[at]! |= postings[start + at]!;
  else
    for (let at = start; at < end; at++) {
      const product = postings[at]!;
      into[product >>> 5]! |= 1 << (product & 31);
    }
}

/** The bit set, or the list of its products if that is shorter. */
function shorter(set: Uint32Array): Uint32Array {
  const list: number[] = [];
  for (const [at, word] of set.entries())
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      list.push(at * 32 + 31 - Math.clz32(rest & -rest));
      if (list.length >= set.length) return set;
    }
  return Uint32Array.from(list);
}

function append(
  chosen: readonly {
    readonly from: number;
    readonly to: number;
    readonly runs: readonly (Uint32Array | undefined)[];
  }[],
  of: Postings,
): Omit<TextSections, keyof Terms> {
  const added = chosen.flatMap(({ runs }) =>
    runs.flatMap((run, field) => (run === undefined ? [] : [{ field, postings: run }])),
  );
  const entryRuns = new Uint32Array(of.entryRuns.length + chosen.length);
  const runFields = new Uint8Array(of.runFields.length + added.length);
  const runStarts = new Uint32Array(of.runStarts.length + added.length);
  const size = added.reduce((sum, run) => sum + run.postings.length, of.postings.length);
  const postings = new Uint32Array(size);
  entryRuns.set(of.entryRuns);
  runFields.set(of.runFields);
  runStarts.set(of.runStarts);
  postings.set(of.postings);
  let entry = of.entryRuns.length;
  for (const { runs } of chosen) {
    entryRuns[entry] = entryRuns[entry - 1]! + runs.filter((run) => run !== undefined).length;
    entry++;
  }
  let run = of.runFields.length;
  for (const one of added) {
    runFields[run] = one.field;
    postings.set(one.postings, runStarts[run]!);
    runStarts[run + 1] = runStarts[run]! + one.postings.length;
    run++;
  }
  const prefixes = Uint32Array.from(chosen.flatMap(({ from, to }) => [from, to]));
  return { termProducts: of.termProducts, prefixes, entryRuns, runFields, runStarts, postings };
}
