import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#commerce/database";
import { beginImport, findImport, moveImport } from "#commerce/products";
import { COMMAND_LINE } from "#commerce/staff";
import { onPostgres } from "../../commerce/database/testing.ts";
import { openImportJobs } from "./import-jobs.ts";

const ID = "00000000-0000-4000-8000-000000000001";

onPostgres("an import of the console", (database) => {
  test("that ends the process with every run does not start for ever", async () => {
    const { current, location } = database;
    const folder = mkdtempSync(join(tmpdir(), "vitrine-imports-"));
    writeFileSync(join(folder, ID), "{}\n");
    const { id, kind, name, markets } = COMMAND_LINE;
    const now = new Date();
    const job = { id: ID, fileName: "coats.jsonl", bytes: 3, options: {}, operator: { id, kind, name, markets } };
    await beginImport(current, job, now);
    await moveImport(current, ID, ["uploading"], { state: "applying" }, now);
    const url = "url" in location ? location.url : "";
    const { promise: ended, reject: end } = Promise.withResolvers<void>();
    ended.catch(() => undefined);
    const begun = vi.fn<() => Promise<void>>(() => ended);
    const errors: unknown[] = [];
    const closings: (() => Promise<void>)[] = [];
    const live = async (): Promise<void> => {
      const opened = await openDatabase({ url: `${url}?application_name=life`, connections: 2 });
      if (opened.kind === "refused") throw new Error(opened.reason);
      const jobs = openImportJobs({
        database: opened.database,
        folder,
        origin: undefined,
        onChanged: () => undefined,
        onPictures: () => undefined,
        beforeImport: begun,
        onError: (error) => errors.push(error),
      });
      closings.push(async () => {
        await jobs.close();
        await opened.database.close();
      });
    };
    const die = async () => {
      await current.sql.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'life'`,
      );
    };
    for (let lives = 1; lives <= 3; lives++) {
      await live();
      await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(lives), 20_000);
      await die();
    }
    await live();
    await vi.waitFor(async () => expect(await findImport(current, ID)).toMatchObject({ state: "failed" }), 20_000);
    expect(begun).toHaveBeenCalledTimes(3);
    expect(String(errors)).toContain("coats.jsonl ended with its process 3 times");
    expect(existsSync(join(folder, `${ID}.runs`))).toBe(false);
    end(new Error("the test is over"));
    await Promise.all(closings.map((close) => close()));
    rmSync(folder, { recursive: true });
  });
});
