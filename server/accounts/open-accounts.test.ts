// The hourly job that applies retention periods.

import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { onDatabase } from "../../commerce/database/testing.ts";
import { createLog } from "../observability/log.ts";
import { openAccounts } from "./open-accounts.ts";

onDatabase("the hourly job", (database) => {
  test("[TD-08] applies retention periods although old prices cannot be deleted", async () => {
    const { current } = database;
    await current.sql.execute(sql`alter table price_history rename to price_history_gone`);
    await current.sql.execute(
      sql`insert into registration (token_hash, email, password_hash, expires_at) values ('t', 'a@b.example', 'p', now() - interval '1 day')`,
    );
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { close } = openAccounts({
      database: current,
      origin: "https://shop.example",
      onMail: () => undefined,
      log: createLog("silent", false),
      breachedUrl: undefined,
    });
    vi.advanceTimersByTime(3_600_000);
    await close();
    vi.useRealTimers();
    const { rows } = await current.sql.execute(sql`select email from registration`);
    expect(rows).toEqual([]);
    await current.sql.execute(sql`alter table price_history_gone rename to price_history`);
  });
});
