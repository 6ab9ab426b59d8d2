import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readHit, type SearchResult } from "../query.ts";
import type { IndexRecord } from "../schema.ts";
import { SMALL_SCHEMA, smallRecords } from "../testing/small-corpus.ts";
import { Engine } from "./index.ts";

let folder: string;
let logged: string[];
const engines: Engine[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-engine-"));
  logged = [];
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
  rmSync(folder, { recursive: true, force: true });
});

function open(limits = {}): Engine {
  const engine = new Engine({ schema: SMALL_SCHEMA, folder, log: (message) => logged.push(message), limits });
  engines.push(engine);
  return engine;
}

async function filled(): Promise<Engine> {
  const engine = open();
  await engine.replace(smallRecords(), { position: "1:0" });
  return engine;
}

function find(engine: Engine, text = ""): SearchResult {
  const result = engine.search({ text, limit: 100 });
  if (result.kind === "refused") throw new Error(result.message);
  return result;
}

const idsIn = (engine: Engine, text?: string) => find(engine, text).hits.map(({ id }) => id);
const record = (id: string, title: string): IndexRecord => ({
  id,
  fields: { title },
  variants: [{ id: `${id}-1`, fields: { size: "M" } }],
});
const filesIn = () => readdirSync(folder).toSorted();
const fileLike = (ending: string) =>
  join(
    folder,
    filesIn().find((name) => name.endsWith(ending))!,
  );

test("[SR-20] a snapshot is loaded after a restart with its position", async () => {
  const engine = await filled();
  const before = find(engine, "coat");
  const { status } = engine;
  expect(status).toMatchObject({ products: smallRecords().length, position: "1:0" });
  await engine.close();
  const again = open();
  expect(again.status).toEqual(status);
  const after = find(again, "coat");
  expect(after.total).toBe(before.total);
  expect(after.hits.map(readHit)).toEqual(before.hits.map(readHit));
  expect(logged).toEqual([]);
});

test.each([
  ["a byte of the index is corrupt", () => corrupt(fileLike(".index"), -100), "checksum"],
  ["the index is truncated", () => truncateSync(fileLike(".index"), 1000), "checksum"],
  ["the documents are truncated", () => truncateSync(fileLike(".documents"), 10), "truncated"],
  ["the documents are missing", () => rmSync(fileLike(".documents")), "missing"],
  ["the manifest is not JSON", () => writeFileSync(join(folder, "current.json"), "{"), "manifest"],
  ["the manifest has another format", () => patchManifest({ format: 0 }), "format"],
  ["the index has another schema", () => patchManifest({ schema: "0-0" }), "schema has changed"],
])("[SR-20] if %s, the index starts empty and logs the reason", async (_, damage, reason) => {
  await (await filled()).close();
  damage();
  const again = open();
  expect(again.status.products).toBe(0);
  expect(again.status.position).toBeUndefined();
  expect(logged.join()).toContain(reason);
  await again.replace(smallRecords());
  expect(again.status.products).toBe(smallRecords().length);
});

test("the remains of an incomplete snapshot are removed, and the last complete one is used", async () => {
  await (await filled()).close();
  writeFileSync(join(folder, "000007.index"), "half");
  writeFileSync(join(folder, "000007.documents"), "half");
  writeFileSync(join(folder, "current.json.new"), "{");
  const again = open();
  expect(again.status.products).toBe(smallRecords().length);
  expect(filesIn()).toEqual(["000001.documents", "000001.index", "current.json"]);
});

const COATS = Array.from({ length: 300 }, (_, at) => record(`n${at}`, "Coat"));

test("a snapshot that could not be finished leaves no files, however often it is tried", async () => {
  const engine = await filled();
  const before = filesIn();
  function* broken(): Generator<IndexRecord> {
    yield* COATS;
    throw new Error("the database is gone");
  }
  for (let tries = 0; tries < 2; tries++)
    await expect(engine.replace(broken())).rejects.toThrow("the database is gone");
  expect(filesIn()).toEqual(before);
  expect(engine.status).toMatchObject({ products: smallRecords().length, position: "1:0" });
});

test("a merge whose snapshot cannot be adopted leaves no files", async () => {
  const engine = open({ inline: 2, records: 3, part: 0, segments: 2 });
  await engine.replace(smallRecords(), { position: "1:0" });
  const before = filesIn();
  // Where the manifest is written.
  mkdirSync(join(folder, "current.json.new"));
  await engine.apply(COATS.map((one) => ({ kind: "put", record: one })));
  await engine.settled();
  rmSync(join(folder, "current.json.new"), { recursive: true });
  expect(logged.join()).toContain("Merging the search index failed");
  expect(filesIn()).toEqual(before);
  expect(engine.status).toMatchObject({ products: smallRecords().length + COATS.length });
});

test("[SR-20] changes are visible immediately and merged into a new snapshot", async () => {
  const engine = open({ inline: 2, segments: 2, records: 5, part: 0 });
  await engine.replace(smallRecords(), { position: "1:0" });
  for (let index = 0; index < 12; index++) {
    await engine.apply([{ kind: "put", record: record(`n${index}`, `Novelty number ${index}`) }], `1:${index + 1}`);
    expect(idsIn(engine, "novelty")).toHaveLength(index + 1);
  }
  await engine.apply([{ kind: "delete", id: "n3" }], "1:13");
  expect(idsIn(engine, "novelty")).not.toContain("n3");
  await engine.settled();
  expect(idsIn(engine, "novelty")).toHaveLength(11);
  expect(engine.status.position).toBe("1:13");
  await engine.close();
  const again = open();
  const [, sequence] = again.status.position!.split(":");
  expect(Number(sequence)).toBeGreaterThanOrEqual(6);
  // Changes after the position of the snapshot are applied again.
  for (let index = Number(sequence); index < 12; index++) {
    await again.apply([{ kind: "put", record: record(`n${index}`, `Novelty number ${index}`) }]);
  }
  await again.apply([{ kind: "delete", id: "n3" }]);
  expect(idsIn(again, "novelty").toSorted()).toEqual(idsIn(again, "number").toSorted());
  expect(idsIn(again, "novelty")).toHaveLength(11);
});

test("[SR-20] changes during a merge are preserved", async () => {
  const engine = open({ inline: 2, segments: 1, records: 3, part: 0 });
  await engine.replace(smallRecords());
  const changes = Array.from({ length: 30 }, (_, index) => record(`n${index % 10}`, `Edition ${index}`));
  for (const one of changes) await engine.apply([{ kind: "put", record: one }]);
  await engine.settled();
  const titles = find(engine, "edition").hits.map((hit) => readHit(hit)["title"]);
  expect(titles.toSorted()).toEqual(
    changes
      .slice(20)
      .map(({ fields }) => String(fields["title"]))
      .toSorted(),
  );
  expect(engine.status.products).toBe(smallRecords().length + 10);
});

test("a word of a deleted product only is corrected afterwards", async () => {
  const engine = await filled();
  await engine.apply([{ kind: "put", record: record("n1", "Wolo") }]);
  expect(idsIn(engine, "wolo")).toEqual(["n1"]);
  await engine.apply([{ kind: "delete", id: "n1" }]);
  expect(find(engine, "wolo").corrections).toEqual([{ typed: "wolo", found: "wool" }]);
});

test("a failed change leaves the index unchanged and does not block the next", async () => {
  const engine = await filled();
  const broken = { id: "bad", fields: { title: 1n as unknown as string }, variants: [{ id: "b", fields: {} }] };
  await expect(engine.apply([{ kind: "put", record: broken }])).rejects.toThrow("BigInt");
  expect(engine.status.products).toBe(smallRecords().length);
  await engine.apply([{ kind: "put", record: record("n1", "Novelty") }]);
  expect(idsIn(engine, "novelty")).toEqual(["n1"]);
});

test("without a corrupt document the rest is found, and the index asks to be rebuilt [UF-09]", async () => {
  await (await filled()).close();
  corrupt(fileLike(".documents"), 40);
  const again = open();
  expect(again.status.position).toBe("1:0");
  expect(find(again).hits).toHaveLength(smallRecords().length - 1);
  expect(again.status.position).toBeUndefined();
  expect(logged.join()).toContain("corrupt");
  await again.replace(smallRecords(), { position: "1:0" });
  expect(find(again).hits).toHaveLength(smallRecords().length);
});

test("a change of a product whose document is corrupt fails, and the index asks to be rebuilt [UF-09]", async () => {
  await (await filled()).close();
  for (let at = 40; at < 4_000; at += 40) corrupt(fileLike(".documents"), at);
  const again = open();
  const [id = ""] = smallRecords().map((one) => one.id);
  await expect(again.apply([{ kind: "delete", id }], "1:1")).rejects.toThrow("corrupt");
  expect(again.status.position).toBeUndefined();
});

function corrupt(path: string, at: number): void {
  const bytes = readFileSync(path);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = bytes[place]! ^ 0xff;
  writeFileSync(path, bytes);
}

function patchManifest(changes: object): void {
  const path = join(folder, "current.json");
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), ...changes }));
}

const MANY = Array.from({ length: 700 }, (_, at) => record(`p${at}`, `coat ${at}`));

test("a long page is read in turns of the event loop, with the same result [UF-03]", async () => {
  const engine = open();
  await engine.replace(MANY);
  const query = { text: "coat", limit: 600, offset: 20, facets: [{ attribute: "size" }] };
  const whole = engine.search(query);
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const inTurns = await engine.searchInTurns(query);
  clearImmediate(next);
  expect({ ...inTurns, queryId: "" }).toEqual({ ...whole, queryId: "" });
  expect(turns).toBeGreaterThanOrEqual(2);
});

test("a change during a long search makes it run again, so no hit is missing or there twice", async () => {
  const engine = open();
  await engine.replace(MANY);
  const searching = engine.searchInTurns({ limit: 900 });
  await engine.apply([
    { kind: "delete", id: "p3" },
    { kind: "put", record: record("p700", "coat 700") },
  ]);
  const found = await searching;
  if (found.kind === "refused") throw new Error(found.message);
  expect(new Set(found.hits.map(({ id }) => id)).size).toBe(found.total);
});
