// The operator's API of merchandising: rules, and words of searches, mounted under /admin/merchandising (docs/merchandising.md).

import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Database, VersionedChange } from "#commerce/database";
import {
  createRule,
  deleteRule,
  discardDraft,
  findRule,
  listRules,
  MOST_RULES,
  publishRule,
  RuleBody,
  saveDraft,
  type RuleChange,
} from "#commerce/merchandising";
import { Invalid } from "../http/json-body.ts";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { readBody } from "../http/valid-body.ts";
import * as schemas from "./schemas.ts";
import { addWordsRoutes, type WordsParts } from "./words-routes.ts";

export type MerchandisingAdminParts = OperatorAppParts & WordsParts;

const LARGEST_BODY = 1024 * 1024;
const STATUS = { changed: 200, "no-such-rule": 404, conflict: 409, "nothing-to-publish": 409 } as const;
const NO_RULE = { kind: "no-such-rule" } as const;
const CHANGES = { 200: schemas.Changed, 404: schemas.NoRule, 409: schemas.Conflict, 422: Invalid } as const;

export function merchandisingAdminApp({ database, onChanged, countMeanings, ...parts }: MerchandisingAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  addWordsRoutes(app, { database, ...(onChanged && { onChanged }), ...(countMeanings && { countMeanings }) });
  app.get("/rules", does("list-rules", { answers: { 200: schemas.Rules } }), async (context) =>
    context.json({ rules: await listRules(database) }),
  );
  app.post(
    "/rules",
    does("create-rule", { body: RuleBody, answers: { 201: schemas.Created, 409: schemas.TooMany, 422: Invalid } }),
    async (context) => {
      const body = await readBody(context, RuleBody);
      if (body.kind === "invalid") return context.json(body, 422);
      const created = await createRule(database, body.data, changeBy(context));
      return created.kind === "created"
        ? context.json(created, 201)
        : context.json({ ...created, most: MOST_RULES }, 409);
    },
  );
  app.get(
    "/rules/:id",
    does("list-rules", { answers: { 200: schemas.Rule, 404: schemas.NoRule } }),
    async (context) => {
      const rule = await findRule(database, context.req.param("id"));
      return rule ? context.json(rule) : context.json(NO_RULE, 404);
    },
  );
  app.put("/rules/:id", does("change-rule", { body: schemas.Draft, answers: CHANGES }), async (context) => {
    const body = await readBody(context, schemas.Draft);
    if (body.kind === "invalid") return context.json(body, 422);
    const { draft, version } = body.data;
    return answer(context, await saveDraft(database, draft, { ...changeBy(context), id: idOf(context), version }));
  });
  const versioned = (change: (database: Database, change: VersionedChange) => Promise<RuleChange>) => {
    return async (context: Context) => {
      const body = await readBody(context, schemas.OfVersion);
      if (body.kind === "invalid") return context.json(body, 422);
      return answer(context, await change(database, { ...changeBy(context), id: idOf(context), ...body.data }));
    };
  };
  const body = schemas.OfVersion;
  const publishing = { ...CHANGES, 409: z.union([schemas.Conflict, schemas.NothingToPublish]) };
  app.post("/rules/:id/publish", does("publish-rule", { body, answers: publishing }), versioned(publishRule));
  app.post("/rules/:id/discard", does("discard-rule-draft", { body, answers: CHANGES }), versioned(discardDraft));
  app.delete("/rules/:id", does("delete-rule", { body, answers: CHANGES }), versioned(deleteRule));
  app.all("/rules", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, POST" }));
  app.all("/rules/:id", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT, DELETE" }));
  return app;
}

const changeBy = (context: Context) => ({ by: operatorOf(context).name, now: new Date() });
const idOf = (context: Context): string => context.req.param("id") ?? "";
const answer = (context: Context, change: RuleChange) => context.json(change, STATUS[change.kind]);
