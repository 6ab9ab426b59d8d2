// For tests: sends a product file to the admin API.

import type { TestDatabase } from "../../commerce/database/testing.ts";
import { adminApp } from "./admin-app.ts";

const TOKEN = "local-token-of-the-access-file";

/** Resolves to all events, the last of which is the result. */
export const importer =
  (database: Pick<TestDatabase, "current">, onChanged: () => void = () => undefined) =>
  async (body: BodyInit, query = "currency=EUR") => {
    const app = adminApp({
      database: database.current,
      index: {
        onChanged,
        rebuild: () => Promise.reject(new Error("not used in this test")),
        status: () => Promise.reject(new Error("not used in this test")),
      },
      localToken: TOKEN,
      token: undefined,
      onError: (error) => {
        throw error;
      },
    });
    const init = { method: "PUT", headers: { authorization: `Bearer ${TOKEN}` }, body, duplex: "half" };
    const text = await (await app.request(`/?${query}`, init as RequestInit)).text();
    const events = text
      .split("\n")
      .filter(Boolean)
      .map((line): Record<string, unknown> => JSON.parse(line));
    return { events, last: events.at(-1), skipped: events.filter(({ kind }) => kind === "skipped") };
  };
