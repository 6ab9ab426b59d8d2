// Checks of large files: the shop answers between the products that they compare.

import { expect, onTestFinished, test, vi } from "vitest";
import { onDatabase } from "../database/testing.ts";
import { dryRunImport } from "./dry-run.ts";
import { feedProducts } from "./feed-products.ts";
import { importFeed } from "./import.ts";
import { feedLines, feedRow } from "./testing-feed.ts";

const PRODUCTS = 30;

onDatabase("a check of a file", (database) => {
  test("[SR-20] lets others in after every product that takes long", async () => {
    await importFeed(database.current, feedLines(PRODUCTS), { source: "test" });
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += 10));
    onTestFinished(() => clock.mockRestore());
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const at: number[] = [];
    const changed = Array.from({ length: PRODUCTS }, (_, index) =>
      JSON.stringify(feedRow(index + 1, 0, { title: `Coat ${index}` })),
    );
    const result = await dryRunImport(database.current, feedProducts(changed), {
      onDifference: ({ change }) => void (change === "changed" && at.push(turns)),
    });
    isOver = true;
    expect(result).toMatchObject({ kind: "would-import", changed: PRODUCTS });
    expect(new Set(at).size).toBe(PRODUCTS);
  });
});
