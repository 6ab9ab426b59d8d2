// Writing the feed to a file: its lines, progress and errors.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { drawnEverything } from "./testing-library.ts";
import { demoFeed, type FeedProgress, writeDemoFeed } from "./index.ts";

const library = drawnEverything();
const folder = mkdtempSync(join(tmpdir(), "vitrine-feed-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the file has the feed's lines, and progress ends at 100 per cent", async () => {
  const file = join(folder, "feed.jsonl");
  const seen: FeedProgress[] = [];
  const done = await writeDemoFeed({ products: 700, library, file, onProgress: (progress) => seen.push(progress) });
  const written = readFileSync(file, "utf8");
  const lines = [...demoFeed({ products: 700, library })];
  expect(written).toBe(`${lines.join("\n")}\n`);
  expect(done).toEqual({ products: 700, of: 700, variants: lines.length, bytes: Buffer.byteLength(written) });
  expect(seen.at(-1)).toEqual(done);
  expect(seen.map(({ products }) => products)).toEqual(seen.map(({ products }) => products).toSorted((a, b) => a - b));
});

test("a file that cannot be written is an error", async () => {
  const file = join(folder, "no-such-folder", "feed.jsonl");
  await expect(writeDemoFeed({ products: 20, library, file })).rejects.toThrow(/ENOENT/);
});
