import { expect, test, vi } from "vitest";
import { openDatabase } from "#commerce/database";
import { changeSetting, SIZES } from "#commerce/settings";
import { onPostgres } from "../database/testing.ts";
import { changeTaxonomy, ensureTaxonomy, openTaxonomy, patchTaxonomy } from "./index.ts";

const POLLING = { timeout: 20_000, interval: 20 };
const unreachable = (error: unknown) => expect.unreachable(String(error));

onPostgres("the taxonomy of several processes", (database) => {
  test("[OC-03] a change in one process reaches the others, and so do size charts", async () => {
    const opened = await openDatabase(database.location);
    if (opened.kind !== "open") throw new Error(opened.kind);
    const other = opened.database;
    try {
      await other.revisions.follow(unreachable);
      const live = await openTaxonomy(other, unreachable);
      let changes = 0;
      live.onChange(() => changes++);
      const coats = { types: { Coats: { handle: "mantles", names: { en: "Mantles" } } } };
      const changed = await changeTaxonomy(database.current, (before) => patchTaxonomy(before, coats));
      expect(changed).toMatchObject({ kind: "changed", types: 48 });
      await vi.waitFor(() => expect(live.current().type("coats")?.handle).toBe("mantles"), POLLING);
      expect(live.current().type("coats")?.previousHandles).toEqual(["coats"]);
      expect(changes).toBeGreaterThan(0);
      const known = changes;
      const charts = [{ id: "loafers", names: { en: "Loafers" }, kind: "shoes", systems: ["IT"], rows: [["38"]] }];
      expect(await changeSetting(database.current, SIZES, { charts })).toEqual({ kind: "changed" });
      await vi.waitFor(() => expect(live.current().charts).toEqual(charts), POLLING);
      // Suggestions depend on types only.
      expect(changes).toBe(known);
      live.close();
    } finally {
      await other.close();
    }
  });

  test("[OC-03] the default taxonomy is stored once, and not over an edited one", async () => {
    await ensureTaxonomy(database.current);
    const { current } = await openTaxonomy(database.current, unreachable);
    expect(current().type("coats")?.name).toBe("Mantles");
  });
});
