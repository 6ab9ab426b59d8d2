// The operator's API of promotions, mounted under /admin/promotions (docs/promotions.md): promotions, their codes, and the simulator.

import type { Hono } from "hono";
import { z } from "zod";
import { csvLine, marketOf, type OfferedPrices, type Taxonomy } from "#catalogue";
import type { Database } from "#commerce/database";
import {
  addCode,
  changePromotion,
  createBatch,
  createPromotion,
  duplicatePromotion,
  fillBatches,
  findPromotion,
  listCodes,
  listPromotions,
  listUses,
  PromotionDefinition,
  readFigures,
  setPromotionState,
  simulate,
  statusOf,
  walkCodes,
  withdrawCode,
  type CodeReason,
  type PromotionCode,
  type Simulated as SimulatedCart,
  type StoredPromotion,
} from "#commerce/promotions";
import type { ReadSetting } from "#commerce/settings";
import { reasonIn, saidOf } from "#console/pages/promotions/summary.server.ts";
import { kinds } from "../http/contract.ts";
import { streamLines } from "../http/csv.ts";
import { Invalid, invalidOf } from "../http/json-body.ts";
import { does } from "../http/operator.ts";
import { NOT_JSON, operatorApp, readJson, type OperatorAppParts } from "../http/operator-app.ts";
import { SHOP_ID } from "../start/shop.ts";
import * as schemas from "./schemas.ts";

export interface PromotionsAdminParts extends OperatorAppParts {
  readonly database: Database;
  readonly setting: ReadSetting;
  readonly taxonomy: () => Taxonomy;
  readonly prices: OfferedPrices;
  readonly now?: () => Date;
}

/** Each reason also as a sentence. */
function withSentences(simulated: SimulatedCart, setting: ReadSetting) {
  const said = saidOf(simulated, setting);
  const inWords = <Refused extends { readonly reasons: readonly CodeReason[] }>(refused: Refused) => ({
    ...refused,
    reasons: refused.reasons.map((reason) => ({ ...reason, text: reasonIn(reason, said) })),
  });
  const { refused, codes } = simulated.discounts;
  return {
    ...simulated,
    discounts: {
      ...simulated.discounts,
      refused: refused.map(inWords),
      codes: codes.map((code) => (code.kind === "refused" ? inWords(code) : code)),
    },
  };
}

const LARGEST_BODY = 256 * 1024;
const NO_PROMOTION = { kind: "no-such-promotion" } as const;
const NoPromotion = kinds("no-such-promotion");

export function promotionsAdminApp({
  database,
  setting,
  taxonomy,
  prices,
  now = () => new Date(),
  ...parts
}: PromotionsAdminParts): Hono {
  const app = operatorApp(parts, LARGEST_BODY);
  const services = { database, setting, taxonomy, shopId: SHOP_ID, now };
  const withStatus = (promotion: StoredPromotion) => ({ ...promotion, status: statusOf(promotion, now()) });

  app.get("/", does("list-promotions", { answers: { 200: schemas.Promotions } }), async (context) => {
    const promotions = await listPromotions(services);
    const figures = await readFigures(
      database,
      promotions.map(({ id }) => id),
    );
    return context.json({ promotions: promotions.map((one) => ({ ...withStatus(one), figures: figures(one.id) })) });
  });
  app.post(
    "/",
    does("create-promotion", { body: PromotionDefinition, answers: { 201: schemas.Saved, 400: Invalid } }),
    async (context) => {
      const body = await readJson(context);
      if (body === undefined) return context.json(NOT_JSON, 400);
      const saved = await createPromotion(services, body);
      if (saved.kind === "invalid") return context.json(saved, 400);
      return context.json({ ...saved, promotion: withStatus(saved.promotion) }, 201);
    },
  );
  app.post(
    "/simulate",
    does("simulate-promotions", { body: schemas.NewSimulation, answers: { 200: schemas.Simulated, 400: Invalid } }),
    async (context) => {
      const read = schemas.NewSimulation.safeParse(await readJson(context));
      if (!read.success) return context.json(invalidOf(read.error), 400);
      const { market: list, at, ...given } = read.data;
      const market = marketOf(given.country);
      if (!market) {
        return context.json({ kind: "invalid", errors: [{ path: "country", message: "is not a country" }] }, 400);
      }
      const { priceList, hasPriorPrices = false } = prices.market(market);
      const chosen = (list ?? priceList) as typeof priceList;
      const moment = at === undefined ? now() : new Date(at);
      const simulated = await simulate(services, { ...given, priceList: chosen, hasPriorPrices, at: moment });
      return context.json(withSentences(simulated, setting));
    },
  );
  app.get(
    "/:id",
    does("see-promotion", { answers: { 200: schemas.OnePromotion, 404: NoPromotion } }),
    async (context) => {
      const promotion = await findPromotion(services, context.req.param("id"));
      if (!promotion) return context.json(NO_PROMOTION, 404);
      const figures = (await readFigures(database, [promotion.id]))(promotion.id);
      const [codes, uses] = await Promise.all([listCodes(database, promotion.id), listUses(database, promotion.id)]);
      return context.json({ promotion: withStatus(promotion), figures, ...codes, uses });
    },
  );
  app.put(
    "/:id",
    does("change-promotion", {
      query: schemas.Version,
      body: PromotionDefinition,
      answers: {
        200: schemas.Saved,
        400: Invalid,
        404: NoPromotion,
        409: z.union([schemas.Conflict, kinds("archived")]),
      },
    }),
    async (context) => {
      const query = schemas.Version.safeParse(context.req.query());
      if (!query.success) return context.json(invalidOf(query.error), 400);
      const body = await readJson(context);
      if (body === undefined) return context.json(NOT_JSON, 400);
      const saved = await changePromotion(services, context.req.param("id"), body, Number(query.data.version));
      if (saved.kind === "invalid") return context.json(saved, 400);
      if (saved.kind === "no-such-promotion") return context.json(saved, 404);
      if (saved.kind === "conflict") return context.json({ ...saved, current: withStatus(saved.current) }, 409);
      if (saved.kind === "archived") return context.json(saved, 409);
      return context.json({ ...saved, promotion: withStatus(saved.promotion) });
    },
  );
  app.put(
    "/:id/state",
    does("set-promotion-state", {
      body: schemas.NewState,
      answers: { 200: schemas.Saved, 400: Invalid, 404: NoPromotion, 409: schemas.StateRefused },
    }),
    async (context) => {
      const read = schemas.NewState.safeParse(await readJson(context));
      if (!read.success) return context.json(invalidOf(read.error), 400);
      const saved = await setPromotionState(services, context.req.param("id"), read.data.state);
      if (saved.kind === "no-such-promotion") return context.json(saved, 404);
      if (saved.kind === "refused" || saved.kind === "no-code") return context.json(saved, 409);
      return context.json({ ...saved, promotion: withStatus(saved.promotion) });
    },
  );
  app.post(
    "/:id/duplicate",
    does("duplicate-promotion", { answers: { 201: schemas.Saved, 404: NoPromotion } }),
    async (context) => {
      const saved = await duplicatePromotion(services, context.req.param("id"));
      if (saved.kind === "no-such-promotion") return context.json(saved, 404);
      return context.json({ ...saved, promotion: withStatus(saved.promotion) }, 201);
    },
  );
  app.post(
    "/:id/codes",
    does("add-promotion-code", {
      body: schemas.NewCode,
      answers: {
        201: z.strictObject({ kind: z.literal("added"), code: z.string() }),
        400: z.union([Invalid, kinds("bad-code", "automatic")]),
        404: NoPromotion,
        409: kinds("code-taken"),
      },
    }),
    async (context) => {
      const read = schemas.NewCode.safeParse(await readJson(context));
      if (!read.success) return context.json(invalidOf(read.error), 400);
      const added = await addCode(services, context.req.param("id"), read.data);
      return context.json(added, ADDED[added.kind]);
    },
  );
  app.delete(
    "/:id/codes/:code",
    does("withdraw-promotion-code", {
      answers: { 200: kinds("withdrawn"), 404: kinds("no-such-promotion", "no-such-code") },
    }),
    async (context) => {
      const { id, code } = context.req.param();
      const withdrawn = await withdrawCode(services, id, code);
      return context.json(withdrawn, withdrawn.kind === "withdrawn" ? 200 : 404);
    },
  );
  app.post(
    "/:id/batches",
    does("create-promotion-batch", {
      body: schemas.NewBatch,
      answers: {
        201: z.strictObject({ kind: z.literal("created"), id: z.uuid() }),
        400: z.union([Invalid, kinds("bad-prefix", "automatic")]),
        404: NoPromotion,
      },
    }),
    async (context) => {
      const read = schemas.NewBatch.safeParse(await readJson(context));
      if (!read.success) return context.json(invalidOf(read.error), 400);
      const id = context.req.param("id");
      const created = await createBatch(services, id, read.data);
      // Continues after the response; an export waits for it.
      if (created.kind === "created") fillBatches(services, id).catch(parts.onError);
      return context.json(created, CREATED[created.kind]);
    },
  );
  app.get(
    "/:id/codes.csv",
    does("export-promotion-codes", {
      query: schemas.CodesQuery,
      answers: { 200: { type: "text/csv", description: "code, uses, used" }, 400: Invalid, 404: NoPromotion },
    }),
    async (context) => {
      const query = schemas.CodesQuery.safeParse(context.req.query());
      if (!query.success) return context.json(invalidOf(query.error), 400);
      const promotion = await findPromotion(services, context.req.param("id"));
      if (!promotion) return context.json(NO_PROMOTION, 404);
      return context.body(csvOf(walkCodes(services, promotion.id, query.data.batch)), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="codes-${promotion.id}.csv"`,
      });
    },
  );
  return app;
}

const ADDED = { added: 201, "bad-code": 400, automatic: 400, "no-such-promotion": 404, "code-taken": 409 } as const;
const CREATED = { created: 201, "bad-prefix": 400, automatic: 400, "no-such-promotion": 404 } as const;

const csvOf = (pages: AsyncGenerator<readonly PromotionCode[]>): ReadableStream<Uint8Array> =>
  streamLines(pages, ({ code, uses, used }) => csvLine([code, uses ?? "", used]), csvLine(["code", "uses", "used"]));
