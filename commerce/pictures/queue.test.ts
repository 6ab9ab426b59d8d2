import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { onEveryDatabase } from "../database/testing.ts";
import { claimPictures, enqueuePictures } from "./queue.ts";

const HOST = "cdn.example.com";
const NOW = new Date("2026-11-19T12:00:00Z");

onEveryDatabase("the queue of pictures", (database) => {
  test("[OC-13] a claim takes no more than its limit, even where the statistics know of one row only", async () => {
    const { current } = database;
    const enqueue = (...names: readonly string[]) =>
      enqueuePictures(
        current,
        names.map((name) => ({ address: `https://${HOST}/${name}.jpg`, designer: "" })),
        NOW,
      );
    await enqueue("first");
    await current.sql.execute(sql`analyze picture`);
    await enqueue(...Array.from({ length: 30 }, (_, n) => `later-${n}`));
    const claims = [];
    for (let n = 0; n < 31; n++) claims.push(await claimPictures(current, HOST, 1, NOW));
    expect(claims.map(({ length }) => length)).toEqual(claims.map(() => 1));
    expect(new Set(claims.flat().map(({ address }) => address)).size).toBe(31);
  });
});
