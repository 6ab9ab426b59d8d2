// The engine: serves searches from segments, takes changes while it serves, and keeps a snapshot on disk.
//
// A large segment holds nearly everything. Changed records go into small segments beside it, and what they replace is
// retired where it was. When those have become many, they are merged into one in a thread; when they have become large,
// everything is, into a new snapshot. A merge is adopted between two searches, with what was retired meanwhile.

import type { BackendStatus, ReplaceOptions } from "../backend.ts";
import type { Refusal, SearchQuery, SearchResult } from "../query.ts";
import type { Change, IndexRecord, IndexSchema } from "../schema.ts";
import { buildApart } from "./build-apart.ts";
import { SegmentBuilding, type BuildFiles, type Built } from "./building.ts";
import { patchRecord } from "./changes.ts";
import { openDocuments, type OpenDocuments } from "./document-stores.ts";
import { searchSegments } from "./search.ts";
import { splitSections } from "./sections.ts";
import { Segment, type Retirement } from "./segment.ts";
import { SnapshotFolder } from "./snapshot.ts";

export interface EngineOptions {
  readonly schema: IndexSchema;
  /** Where the snapshot is kept; without one everything is in memory and gone with the process. */
  readonly folder?: string;
  readonly say?: (sentence: string) => void;
  readonly limits?: Partial<MergeLimits>;
}

interface MergeLimits {
  /** Records built here, a few between two searches; more are built in a thread. */
  readonly inline: number;
  /** Small segments beside the large one. */
  readonly segments: number;
  /** Records in them, and their part of the large one's, from which on everything is merged. */
  readonly records: number;
  readonly part: number;
}

const LIMITS: MergeLimits = { inline: 100, segments: 6, records: 2_000, part: 0.05 };

/** Products looked up, and records added to a segment, between two turns of the event loop. */
const STRIDE = 32;
const BUILD_STRIDE = 8;

interface Serving {
  readonly built: Built;
  readonly segment: Segment;
  readonly documents: OpenDocuments;
}

export class Engine {
  readonly #schema: IndexSchema;
  readonly #snapshots: SnapshotFolder | undefined;
  readonly #say: (sentence: string) => void;
  readonly #limits: MergeLimits;
  #serving: readonly Serving[] = [];
  #position: string | undefined;
  #mutation: Promise<unknown> = Promise.resolve();
  #merge: Promise<void> | undefined;
  readonly #stopping = new AbortController();

  constructor({ schema, folder, say = () => undefined, limits }: EngineOptions) {
    this.#schema = schema;
    this.#say = say;
    this.#limits = { ...LIMITS, ...limits };
    this.#snapshots = folder === undefined ? undefined : new SnapshotFolder(folder, schema);
    const snapshot = this.#snapshots?.read() ?? { kind: "none" };
    if (snapshot.kind === "unusable") say(`The search index is built anew: ${snapshot.reason}.`);
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

  /** Resolves when no merge is under way. */
  async settled(): Promise<void> {
    await this.#mutation;
    while (this.#merge) await this.#merge;
  }

  search(query: SearchQuery): SearchResult | Refusal {
    return searchSegments(
      this.#schema,
      this.#serving.map(({ segment }) => segment),
      query,
    );
  }

  apply(changes: readonly Change[], position?: string): Promise<void> {
    return this.#inTurn(async () => {
      const outcome = await this.#outcomeOf(changes);
      const records = [...outcome.values()].filter((record) => record !== undefined);
      const retirements = await this.#retirementsOf([...outcome.keys()]);
      const added = records.length === 0 ? [] : [this.#open(await this.#build(records))];
      await nextTurn();
      for (const { segment, retirement } of retirements) segment.retire(retirement);
      this.#serve([...this.#serving, ...added]);
      this.#position = position ?? this.#position;
      this.#mergeIfDue();
    });
  }

  replace(records: AsyncIterable<IndexRecord> | Iterable<IndexRecord>, options: ReplaceOptions = {}): Promise<void> {
    return this.#inTurn(async () => {
      const { position, onProgress } = options;
      const files = this.#snapshots?.next();
      const built = await this.#buildAll({ records, files, onProgress });
      await this.#adopt(built, files, position);
      await nextTurn();
      const old = this.#serving;
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

  /** Changes come one after another; a failed one does not keep the next from coming. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#mutation.then(work, work);
    this.#mutation = turn.catch(() => undefined);
    return turn;
  }

  /** By id: the record after all changes, or undefined for one that goes. */
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

  /** Read beforehand, so that retiring thousands is quick and happens between two searches. */
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
    if (records.length > this.#limits.inline && this.#snapshots) return buildApart({ schema: this.#schema, records });
    return buildHere(this.#schema, records);
  }

  async #buildAll(options: {
    readonly records: AsyncIterable<IndexRecord> | Iterable<IndexRecord>;
    readonly files: BuildFiles | undefined;
    readonly onProgress: ((products: number) => void) | undefined;
  }): Promise<Built> {
    if (this.#snapshots) return buildApart({ schema: this.#schema, signal: this.#stopping.signal, ...options });
    const records: IndexRecord[] = [];
    for await (const record of options.records) records.push(record);
    options.onProgress?.(records.length);
    return buildHere(this.#schema, records);
  }

  #mergeIfDue(): void {
    const [largest, ...others] = this.#serving;
    if (!largest || this.#merge || this.#stopping.signal.aborted) return;
    const records = others.reduce((sum, { segment }) => sum + segment.products, 0);
    const isLarge = records > Math.max(this.#limits.records, largest.segment.products * this.#limits.part);
    if (!isLarge && others.length <= this.#limits.segments) return;
    this.#merge = this.#mergeAndGoOn(isLarge ? this.#serving : others, isLarge ? this.#snapshots?.next() : undefined);
  }

  async #mergeAndGoOn(merged: readonly Serving[], files: BuildFiles | undefined): Promise<void> {
    try {
      await this.#mergeSegments(merged, files);
      this.#merge = undefined;
      // Changes went on meanwhile.
      this.#mergeIfDue();
    } catch (error) {
      this.#merge = undefined;
      if (!this.#stopping.signal.aborted) this.#say(`Merging the search index failed: ${String(error)}`);
    }
  }

  async #mergeSegments(merged: readonly Serving[], files: BuildFiles | undefined): Promise<void> {
    const position = this.#position;
    const sources = merged.map(({ built, segment }) => ({
      index: built.index,
      documents: built.documents,
      live: segment.live.slice(),
    }));
    const built = await buildApart({ schema: this.#schema, sources, files, signal: this.#stopping.signal });
    await this.#inTurn(async () => {
      // Everything may have been replaced meanwhile.
      if (!merged.every((one) => this.#serving.includes(one))) return;
      // To see a thread off, to open what it made and to look for what was retired are each a turn of its own.
      await nextTurn();
      const result = built.products === 0 ? undefined : this.#open(built);
      for (const [index, { segment }] of merged.entries()) {
        await nextTurn();
        for (const [at, id] of segment.retiredSince(sources[index]!.live).entries()) {
          if (at % STRIDE === STRIDE - 1) await nextTurn();
          if (result) result.segment.retire(result.segment.prepareRetirement(result.segment.find(id)));
        }
      }
      await this.#adopt(built, files, position);
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

  async #adopt(built: Built, files: BuildFiles | undefined, position: string | undefined): Promise<void> {
    if (files) await this.#snapshots?.adopt(built, files, position);
  }

  #serve(serving: readonly Serving[]): void {
    this.#serving = serving;
  }

  #open(built: Built): Serving {
    const sections = splitSections(built.index);
    if (!sections) throw new Error("The search index is not of this format");
    const documents = openDocuments(built.documents, sections);
    return { built, documents, segment: new Segment(this.#schema, sections, documents) };
  }
}

async function buildHere(schema: IndexSchema, records: readonly IndexRecord[]): Promise<Built> {
  const building = new SegmentBuilding(schema, undefined);
  for (const [index, record] of records.entries()) {
    if (index % BUILD_STRIDE === BUILD_STRIDE - 1) await nextTurn();
    building.add(record);
  }
  await nextTurn();
  const built = building.finish();
  // Opening it is a turn of its own.
  await nextTurn();
  return built;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
