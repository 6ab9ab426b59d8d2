// The operator's accounts API, mounted under /admin/accounts: list, show, set the VIP level.

import type { Hono } from "hono";
import { z } from "zod";
import {
  accountVersion,
  addAccountNote,
  findAccountForOperator,
  listAccountNotes,
  listAccounts,
  MAX_VIP_LEVEL,
  setVipLevel,
  VipLevel,
} from "#commerce/accounts";
import type { Database } from "#commerce/database";
import { AnsweredMoment, kinds } from "../http/contract.ts";
import { etagOf, Seen, seenBy, StaleAnswer } from "../http/if-match.ts";
import { BadBody, readJsonBody } from "../http/json-body.ts";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";

export interface AccountsAdminParts extends OperatorAppParts {
  readonly database: Database;
}

const LARGEST_BODY = 16 * 1024;
const NoAccount = kinds("no-such-account");
const NewLevel = z.object({ level: VipLevel });
const BAD_LEVEL = {
  kind: "bad-level",
  message: `The level must be a whole number from 0 to ${MAX_VIP_LEVEL}.`,
} as const;
const NewNote = z.strictObject({ text: z.string().trim().min(1).max(2_000) });
const Notes = z.strictObject({
  notes: z
    .array(z.strictObject({ id: z.uuid(), text: z.string(), writtenBy: z.string(), at: AnsweredMoment }))
    .describe("The newest first."),
});
const AnsweredAccount = z.strictObject({
  id: z.string(),
  email: z.string(),
  vipLevel: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  savesAddresses: z.boolean(),
  createdAt: AnsweredMoment,
});

export function accountsAdminApp({ database, ...parts }: AccountsAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get(
    "/",
    does("list-accounts", {
      query: z.object({
        q: z.string().optional().describe("Beginnings of words of the name or the address."),
        after: z.string().optional().describe("Address of the last account that was read."),
      }),
      answers: { 200: z.strictObject({ accounts: z.array(AnsweredAccount) }) },
    }),
    async (context) => {
      const { q: text, after } = context.req.query();
      return context.json({ accounts: await listAccounts(database, { text, after }) });
    },
  );
  app.get(
    "/:email",
    does("see-account", { answers: { 200: AnsweredAccount, 404: kinds("no-such-account") } }),
    async (context) => {
      const account = await findAccountForOperator(database, context.req.param("email"));
      if (!account) return context.json({ kind: "no-such-account" }, 404);
      return context.json(account, 200, etagOf(accountVersion(account)));
    },
  );
  app.get("/:email/notes", does("see-account", { answers: { 200: Notes, 404: NoAccount } }), async (context) => {
    const account = await findAccountForOperator(database, context.req.param("email"));
    if (!account) return context.json({ kind: "no-such-account" }, 404);
    return context.json({ notes: await listAccountNotes(database, account.id) });
  });
  app.post(
    "/:email/notes",
    does("note-account", { body: NewNote, answers: { 201: kinds("noted"), 400: BadBody, 404: NoAccount } }),
    async (context) => {
      const account = await findAccountForOperator(database, context.req.param("email"));
      if (!account) return context.json({ kind: "no-such-account" }, 404);
      const body = await readJsonBody(context.req, NewNote);
      if (body.kind === "bad-body") return context.json(body, 400);
      const note = { text: body.data.text, writtenBy: operatorOf(context).name };
      await addAccountNote(database, account.id, note, new Date());
      return context.json({ kind: "noted" }, 201);
    },
  );
  app.put(
    "/:email/vip",
    does("set-vip-level", {
      headers: Seen,
      body: NewLevel,
      answers: {
        200: z.strictObject({ kind: z.literal("changed"), account: AnsweredAccount }),
        400: z.strictObject({ kind: z.literal("bad-level"), message: z.string() }),
        404: kinds("no-such-account"),
        409: StaleAnswer,
      },
    }),
    async (context) => {
      const body = await readJsonBody(context.req, NewLevel);
      if (body.kind === "bad-body") return context.json(BAD_LEVEL, 400);
      const result = await setVipLevel(database, context.req.param("email"), body.data.level, seenBy(context));
      switch (result.kind) {
        case "changed":
          return context.json(result, 200, etagOf(accountVersion(result.account)));
        case "stale": {
          const stored = { value: { level: result.account.vipLevel }, version: accountVersion(result.account) };
          return context.json({ kind: "stale", stored }, 409);
        }
        case "bad-level":
          return context.json(BAD_LEVEL, 400);
        case "no-such-account":
          return context.json(result, 404);
      }
    },
  );
  return app;
}
