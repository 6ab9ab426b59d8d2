// The operator's API of looks, mounted under /admin/looks (docs/looks.md).

import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "#commerce/database";
import {
  bodyOf,
  changeLook,
  createLook,
  deleteLook,
  findLook,
  listLooks,
  type Look,
  LookBody,
  type LookChange,
  MOST_LOOKS,
} from "#commerce/looks";
import { Invalid } from "../http/json-body.ts";
import { does, operatorOf } from "../http/operator.ts";
import { operatorApp, type OperatorAppParts } from "../http/operator-app.ts";
import { readBody } from "../http/valid-body.ts";
import * as schemas from "./schemas.ts";

export interface LooksAdminParts extends OperatorAppParts {
  readonly database: Database;
}

const LARGEST_BODY = 128 * 1024;
const STATUS = { changed: 200, "no-such-look": 404, conflict: 409, "slug-taken": 409 } as const;
const CHANGES = {
  200: schemas.Changed,
  404: schemas.NoLook,
  409: z.union([schemas.Conflict, schemas.SlugTaken]),
  422: Invalid,
} as const;

export function looksAdminApp({ database, ...parts }: LooksAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  app.get("/", does("list-looks", { answers: { 200: schemas.Looks } }), async (context) =>
    context.json({ looks: (await listLooks(database)).map(answered) }),
  );
  app.post(
    "/",
    does("create-look", {
      body: LookBody,
      answers: { 201: schemas.Created, 409: z.union([schemas.SlugTaken, schemas.TooMany]), 422: Invalid },
    }),
    async (context) => {
      const body = await readBody(context, LookBody);
      if (body.kind === "invalid") return context.json(body, 422);
      const created = await createLook(database, body.data, changeBy(context));
      if (created.kind === "created") return context.json({ kind: "created", ...answered(created.look) }, 201);
      return context.json(created.kind === "slug-taken" ? created : { ...created, most: MOST_LOOKS }, 409);
    },
  );
  app.get("/:id", does("list-looks", { answers: { 200: schemas.Look, 404: schemas.NoLook } }), async (context) => {
    const look = await findLook(database, context.req.param("id"));
    return look ? context.json(answered(look)) : context.json({ kind: "no-such-look" }, 404);
  });
  app.put("/:id", does("change-look", { body: schemas.Edited, answers: CHANGES }), async (context) => {
    const body = await readBody(context, schemas.Edited);
    if (body.kind === "invalid") return context.json(body, 422);
    const { look, version } = body.data;
    const id = context.req.param("id");
    return answer(context, await changeLook(database, look, { ...changeBy(context), id, version }));
  });
  app.delete(
    "/:id",
    does("delete-look", {
      body: schemas.OfVersion,
      answers: { ...CHANGES, 409: schemas.Conflict },
    }),
    async (context) => {
      const body = await readBody(context, schemas.OfVersion);
      if (body.kind === "invalid") return context.json(body, 422);
      const id = context.req.param("id");
      return answer(context, await deleteLook(database, { ...changeBy(context), id, ...body.data }));
    },
  );
  app.all("/", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, POST" }));
  app.all("/:id", (context) => context.json({ kind: "bad-method" }, 405, { allow: "GET, PUT, DELETE" }));
  return app;
}

const changeBy = (context: Context) => ({ by: operatorOf(context).name, now: new Date() });

const answered = (look: Look) => ({
  id: look.id,
  version: look.version,
  look: bodyOf(look),
  updatedAt: look.updatedAt,
  updatedBy: look.updatedBy,
});

const answer = (context: Context, change: LookChange) =>
  context.json({ kind: change.kind, ...("look" in change && answered(change.look)) }, STATUS[change.kind]);
