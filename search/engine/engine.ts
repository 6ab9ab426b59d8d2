// The engine: searches segments, applies changes, and stores a snapshot on disk.
//
// One large segment has nearly all records. Changed records are added as small segments, and the records that they replace are
// retired. The small segments are merged when there are many, the smallest of them here and others in a thread, which merges
// everything into a new snapshot when they have become large. A merge is adopted between two searches, and records retired in the
// meantime are retired in its result.

import type { BackendStatus, ReplaceOptions } from "../backend.ts";
import { checkQuery } from "../check-query.ts";
import type { Refusal, SearchQuery, SearchResult } from "../query.ts";
import type { Change, IndexRecord, IndexSchema } from "../schema.ts";
import { buildInThread } from "./build-in-thread.ts";
import { recordsOf, SegmentBuilding, type BuildFiles, type Built, type Source } from "./building.ts";
import { patchRecord } from "./changes.ts";
import { partsOf } from "./query-parts.ts";
import { CorruptDocument } from "./documents.ts";
import { firstOf, joined } from "./first-records.ts";
import { openDocuments, type OpenDocuments } from "./document-stores.ts";
import { searchSegments } from "./search.ts";
import { splitSections } from "./sections.ts";
import { Segment, type Retirement } from "./segment.ts";
import { SnapshotFolder } from "./snapshot.ts";

export interface EngineOptions {
  readonly schema: IndexSchema;
  /** Folder of the snapshot. Without it, the index exists in memory only. */
  readonly folder?: string;
  readonly log?: (message: string) => void;
  readonly limits?: Partial<MergeLimits>;
}

interface MergeLimits {
  /** Maximum number of records that are indexed on the main thread. */
  readonly inline: number;
  /** Maximum number of small segments. */
  readonly segments: number;
  /** Number of records in small segments, and their share of the large one, that trigger a full merge. */
  readonly records: number;
  readonly part: number;
}

const LIMITS: MergeLimits = { inline: 100, segments: 6, records: 2_000, part: 0.05 };

/** Records processed per turn of the event loop. */
const STRIDE = 32;
const BUILD_STRIDE = 8;

interface Serving {
  readonly built: Built;
  readonly segment: Segment;
  readonly documents: OpenDocuments;
}

export class Engine {
  /** The schema as passed in. If its attributes change, the next replacement uses them. */
  readonly #given: IndexSchema;
  /** Schema of the records being served. */
  #schema: IndexSchema;
  readonly #snapshots: SnapshotFolder | undefined;
  readonly #log: (message: string) => void;
  readonly #limits: MergeLimits;
  #serving: readonly Serving[] = [];
  #position: string | undefined;
  #mutation: Promise<unknown> = Promise.resolve();
  #merge: Promise<void> | undefined;
  readonly #stopping = new AbortController();

  constructor({ schema, folder, log = () => undefined, limits }: EngineOptions) {
    this.#given = schema;
    this.#schema = withFixedAttributes(schema);
    this.#log = log;
    this.#limits = { ...LIMITS, ...limits };
    this.#snapshots = folder === undefined ? undefined : new SnapshotFolder(folder);
    const snapshot = this.#snapshots?.read(this.#schema) ?? { kind: "none" };
    if (snapshot.kind === "unusable") log(`Rebuilding the search index: ${snapshot.reason}.`);
    if (snapshot.kind === "whole") {
      this.#serving = [this.#open(snapshot.built)];
      this.#position = snapshot.position;
    }
    this.#snapshots?.sweep();
  }

  get status(): BackendStatus {
    return {
      products: this.#serving.reduce((sum, { segment }) => sum + segment.liveProducts, 0),
      variants: this.#serving.reduce((sum, { segment }) => sum + segment.liveVariants, 0),
      ...(this.#position !== undefined && { position: this.#position }),
    };
  }

  /** Resolves when no merge is running. */
  async settled(): Promise<void> {
    await this.#mutation;
    while (this.#merge) await this.#merge;
  }

  search(query: SearchQuery): SearchResult | Refusal {
    return searchSegments(
      this.#schema,
      this.#serving.map(({ segment }) => segment),
      query,
      (error) => this.#noteDamage(error),
    );
  }

  /** A record as it was put. */
  record(id: string): IndexRecord | undefined {
    try {
      return this.#recordOf(id);
    } catch (error) {
      throw this.#noted(error);
    }
  }

  /** All records at the time of the call, read in turns of the event loop. */
  records(): AsyncGenerator<IndexRecord> {
    return this.#read(this.#serving.map(sourceOf));
  }

  async *#read(sources: readonly Source[]): AsyncGenerator<IndexRecord> {
    let read = 0;
    try {
      for (const source of sources)
        for (const record of recordsOf(source)) {
          if (++read % STRIDE === 0) await nextTurn();
          yield record;
        }
    } catch (error) {
      throw this.#noted(error);
    }
  }

  #noted(error: unknown): unknown {
    if (error instanceof CorruptDocument) this.#noteDamage(error);
    return error;
  }

  /** Without a position, the owner of the index rebuilds it from its source. Until then, everything else is served. */
  #noteDamage(error: Error): void {
    if (this.#position !== undefined) this.#log(`Rebuilding the search index: ${error.message}`);
    this.#position = undefined;
  }

  /**
   * The same for many hits or facets, in several turns of the event loop. If the index changes between two of them, the search runs
   * again in one, so that the result is always of one index.
   */
  async searchInTurns(query: SearchQuery): Promise<SearchResult | Refusal> {
    const [first, ...others] = partsOf(query);
    if (others.length === 0 || checkQuery(query, this.#schema)) return this.search(query);
    const serving = this.#serving;
    const result = this.search(first);
    if (result.kind === "refused") return result;
    const hits = [...result.hits];
    const facets = [...result.facets];
    for (const part of others) {
      if (part.offset !== undefined && part.limit !== 0 && part.offset >= result.total) continue;
      await nextTurn();
      if (this.#serving !== serving) return this.search(query);
      const more = this.search(part);
      if (more.kind === "refused") return this.search(query);
      hits.push(...more.hits);
      facets.push(...more.facets);
    }
    return { ...result, hits, facets };
  }

  apply(changes: readonly Change[], position?: string): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#applyChanges(changes, position);
      } catch (error) {
        throw this.#noted(error);
      }
    });
  }

  async #applyChanges(changes: readonly Change[], position: string | undefined): Promise<void> {
    const outcome = await this.#outcomeOf(changes);
    const records = [...outcome.values()].filter((record) => record !== undefined);
    const retirements = await this.#retirementsOf([...outcome.keys()]);
    const added = records.length === 0 ? [] : [this.#open(await this.#build(records))];
    await nextTurn();
    for (const { segment, retirement } of retirements) segment.retire(retirement);
    this.#serve([...this.#serving, ...added]);
    this.#position = position ?? this.#position;
    this.#mergeIfDue();
  }

  replace(records: AsyncIterable<IndexRecord> | Iterable<IndexRecord>, options: ReplaceOptions = {}): Promise<void> {
    return this.#inTurn(async () => {
      const { position, onProgress } = options;
      const schema = withFixedAttributes(this.#given);
      const built = await this.#writing(async (files) => {
        const all = await this.#buildAll({ schema, records, files, onProgress });
        if (files) await this.#snapshots?.adopt(schema, all, files, position);
        return all;
      });
      await nextTurn();
      const old = this.#serving;
      this.#schema = schema;
      this.#serve(built.products === 0 ? [] : [this.#open(built)]);
      for (const { documents } of old) documents.close();
      this.#position = position;
    });
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#mutation.catch(() => undefined);
    await this.#merge;
    for (const { documents } of this.#serving) documents.close();
    this.#serving = [];
  }

  /** Changes run one after another; a failed one does not block the next. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#mutation.then(work, work);
    this.#mutation = turn.catch(() => undefined);
    return turn;
  }

  /** Each changed record after all changes, keyed by id; undefined if deleted. */
  async #outcomeOf(changes: readonly Change[]): Promise<Map<string, IndexRecord | undefined>> {
    const outcome = new Map<string, IndexRecord | undefined>();
    for (const [index, change] of changes.entries()) {
      if (index % STRIDE === STRIDE - 1) await nextTurn();
      if (change.kind === "put") outcome.set(change.record.id, change.record);
      else if (change.kind === "delete") outcome.set(change.id, undefined);
      else {
        const before = outcome.has(change.id) ? outcome.get(change.id) : this.#recordOf(change.id);
        if (before) outcome.set(change.id, patchRecord(before, change));
      }
    }
    return outcome;
  }

  #recordOf(id: string): IndexRecord | undefined {
    const found = this.#find(id);
    return found?.segment.record(found.product);
  }

  #find(id: string): { readonly segment: Segment; readonly product: number } | undefined {
    for (const { segment } of this.#serving) {
      const product = segment.find(id);
      if (product >= 0 && segment.isLive(product)) return { segment, product };
    }
    return undefined;
  }

  /** Prepared in advance, so that thousands of products can be retired quickly between two searches. */
  async #retirementsOf(
    ids: readonly string[],
  ): Promise<{ readonly segment: Segment; readonly retirement: Retirement }[]> {
    const retirements = [];
    for (const [index, id] of ids.entries()) {
      if (index % STRIDE === STRIDE - 1) await nextTurn();
      const found = this.#find(id);
      if (found)
        retirements.push({ segment: found.segment, retirement: found.segment.prepareRetirement(found.product) });
    }
    return retirements;
  }

  #build(records: readonly IndexRecord[]): Promise<Built> {
    if (records.length > this.#limits.inline && this.#snapshots)
      return buildInThread({ schema: this.#schema, records });
    return buildHere(this.#schema, records);
  }

  /** Few records are indexed here, because a thread takes longer to start. */
  async #buildAll(options: {
    readonly schema: IndexSchema;
    readonly records: AsyncIterable<IndexRecord> | Iterable<IndexRecord>;
    readonly files: BuildFiles | undefined;
    readonly onProgress: ((products: number) => void) | undefined;
  }): Promise<Built> {
    const { first, rest } = await firstOf(options.records, this.#snapshots ? this.#limits.inline : Infinity);
    if (rest) return buildInThread({ ...options, records: joined(first, rest), signal: this.#stopping.signal });
    options.onProgress?.(first.length);
    return buildHere(options.schema, first, options.files);
  }

  #mergeIfDue(): void {
    const [largest, ...others] = this.#serving;
    if (!largest || this.#merge || this.#stopping.signal.aborted) return;
    const isLarge = sizeOf(others) > Math.max(this.#limits.records, largest.segment.products * this.#limits.part);
    if (!isLarge && others.length <= this.#limits.segments) return;
    const merged = isLarge ? this.#serving : this.#smallestOf(others);
    this.#merge = this.#mergeAndGoOn(merged, isLarge);
  }

  /** Segments that are merged here, because a thread takes longer to start; all if these are too few to be worth it. */
  #smallestOf(segments: readonly Serving[]): readonly Serving[] {
    let records = 0;
    const smallest = segments
      .toSorted((one, other) => one.segment.products - other.segment.products)
      .filter(({ segment }) => (records += segment.products) <= this.#limits.inline);
    return smallest.length > segments.length / 2 ? smallest : segments;
  }

  async #mergeAndGoOn(merged: readonly Serving[], isLarge: boolean): Promise<void> {
    const merge = (files?: BuildFiles) => this.#mergeSegments(merged, files);
    try {
      await (isLarge ? this.#writing(merge) : merge());
      this.#merge = undefined;
      // Changes were applied in the meantime.
      this.#mergeIfDue();
    } catch (error) {
      this.#merge = undefined;
      if (!this.#stopping.signal.aborted) this.#log(`Merging the search index failed: ${String(error)}`);
    }
  }

  async #mergeSegments(merged: readonly Serving[], files: BuildFiles | undefined): Promise<void> {
    const [position, schema] = [this.#position, this.#schema];
    const sources = merged.map(sourceOf);
    const isSmall = files === undefined && sizeOf(merged) <= this.#limits.inline;
    const built = await (isSmall
      ? buildHere(
          schema,
          sources.flatMap((source) => [...recordsOf(source)]),
        )
      : buildInThread({ schema, sources, files, signal: this.#stopping.signal }));
    await this.#inTurn(async () => {
      // All records may have been replaced in the meantime.
      if (!merged.every((one) => this.#serving.includes(one))) return;
      // Stopping the thread, opening its result and finding retired records are separate turns of the event loop.
      await nextTurn();
      const result = built.products === 0 ? undefined : this.#open(built);
      for (const [index, { segment }] of merged.entries()) {
        await nextTurn();
        for (const [at, id] of segment.retiredSince(sources[index]!.live).entries()) {
          if (at % STRIDE === STRIDE - 1) await nextTurn();
          if (result) result.segment.retire(result.segment.prepareRetirement(result.segment.find(id)));
        }
      }
      const giveUp = (error: unknown): never => {
        result?.documents.close();
        throw error;
      };
      if (files) await this.#snapshots?.adopt(schema, built, files, position).catch(giveUp);
      const others = this.#serving.filter((one) => !merged.includes(one));
      const results = result ? [result] : [];
      this.#serve(
        merged[0] === this.#serving[0]
          ? [...results, ...others]
          : [...others.slice(0, 1), ...results, ...others.slice(1)],
      );
      for (const { documents } of merged) documents.close();
    });
  }

  /** In files of a new snapshot, or in memory. */
  readonly #writing = <Result>(write: (files: BuildFiles | undefined) => Promise<Result>): Promise<Result> =>
    this.#snapshots ? this.#snapshots.writing(write) : write(undefined);

  #serve(serving: readonly Serving[]): void {
    this.#serving = serving;
  }

  #open(built: Built): Serving {
    const sections = splitSections(built.index);
    if (!sections) throw new Error("The search index has an unknown format.");
    const documents = openDocuments(built.documents, sections);
    return { built, documents, segment: new Segment(this.#schema, sections, documents) };
  }
}

const sourceOf = ({ built, segment }: Serving): Source => ({
  index: built.index,
  documents: built.documents,
  live: segment.live.slice(),
});

const sizeOf = (segments: readonly Serving[]): number =>
  segments.reduce((sum, { segment }) => sum + segment.products, 0);

/** Synonyms stay live: they are no part of what is stored. */
const withFixedAttributes = (schema: IndexSchema): IndexSchema => ({
  ...schema,
  get synonyms() {
    return schema.synonyms;
  },
});

async function buildHere(schema: IndexSchema, records: readonly IndexRecord[], files?: BuildFiles): Promise<Built> {
  const building = new SegmentBuilding(schema, files);
  for (const [index, record] of records.entries()) {
    if (index % BUILD_STRIDE === BUILD_STRIDE - 1) await nextTurn();
    building.add(record);
  }
  await nextTurn();
  const built = building.finish();
  // Opening it is a separate turn.
  await nextTurn();
  return built;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
