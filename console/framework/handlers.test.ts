// Actions of the console are recorded under the member of staff.

import { expect, test } from "vitest";
import { z } from "zod";
import { COMMAND_LINE } from "#commerce/staff";
import { onDatabase } from "../../commerce/database/testing.ts";
import { recordAudit, searchAudit } from "../../commerce/audit/index.ts";
import type { ConsoleArgs } from "./context.ts";
import { acts, intent, loads } from "./handlers.server.ts";

onDatabase("handlers of the console", (database) => {
  const handler = acts({
    cancel: intent("cancel-order", z.object({}), async () => {
      await recordAudit(database.current.sql, { subject: { kind: "order", id: "V1" } });
      return { kind: "done", text: "Cancelled" };
    }),
  });
  const send = (fields: Readonly<Record<string, string>>) => {
    const operator = { ...COMMAND_LINE, id: "7", kind: "staff", name: "Ada" } as const;
    const url = new URL("https://shop.test/console/orders/V1");
    const request = new Request(url, { method: "POST", body: new URLSearchParams({ intent: "cancel", ...fields }) });
    const signedIn = { operator, staff: { mustSetUpTwoFactor: false } };
    return handler.run({ request, url, signedIn, requestId: "request-1" } as unknown as ConsoleArgs);
  };

  test("[CN-03] an action is recorded with its operator, request and reason, and money moves only with one", async () => {
    expect(await send({})).toMatchObject({ data: { kind: "refused", fields: { reason: expect.any(String) } } });
    expect((await searchAudit(database.current, {})).entries).toEqual([]);
    expect(await send({ reason: "sold out" })).toMatchObject({ data: { kind: "done" } });
    expect((await searchAudit(database.current, {})).entries).toMatchObject([
      {
        operation: "cancel-order",
        operatorName: "Ada",
        operatorKind: "staff",
        requestId: "request-1",
        reason: "sold out",
      },
    ]);
  });

  test("[CN-02] a loader for staff refuses someone without the permission", () => {
    const load = loads("list-orders", () => ({}));
    const operator = { ...COMMAND_LINE, permissions: new Set() };
    const args = { url: new URL("https://shop.test/console"), signedIn: { operator, staff: {} } };
    expect(() => load.run(args as unknown as ConsoleArgs)).toThrow(
      expect.objectContaining({ data: { needs: "See orders, their parcels and payments" } }),
    );
  });
});
