// One promotion: its definition, state, codes, uses and money, and the simulator.

import { data, redirect } from "react-router";
import { z } from "zod";
import { formatInFull } from "#catalogue";
import {
  addCode,
  changePromotion,
  createBatch,
  duplicatePromotion,
  fillBatches,
  findPromotion,
  LARGEST_BATCH,
  listCodes,
  listUses,
  readFigures,
  setPromotionState,
  statusOf,
  withdrawCode,
  type PromotionState,
  type PromotionStatus,
} from "#commerce/promotions";
import { INSIGHTS, nameIn } from "#commerce/settings";
import { readProductFilter } from "#search/product-filter";
import { any } from "#search/query";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import type { Values } from "../../framework/merge.ts";
import type { ConditionRow } from "./conditions.server.ts";
import { sayAmounts, valuesOf } from "./form-values.server.ts";
import { countProducts, notesOf, type PromotionNote } from "./notes.server.ts";
import {
  choicesOf,
  definitionIn,
  PromotionForm,
  refusedFields,
  rowsFor,
  say,
  schemaOf,
  servicesOf,
  valuesIn,
  type FormChoices,
} from "./save.server.ts";
import { trialOf, type Trial } from "./simulate.server.ts";

export interface PromotionData {
  readonly id: string;
  readonly name: string;
  readonly status: PromotionStatus;
  readonly state: PromotionState;
  readonly version: number;
  readonly mayEdit: boolean;
  readonly values: Values;
  readonly rows: readonly ConditionRow[] | null;
  readonly choices: FormChoices;
  /** Products that match now; null if search is down. */
  readonly matching: number | null;
  readonly figures: { readonly held: number; readonly claimed: number; readonly given: string };
  readonly codes: readonly {
    readonly id: string;
    readonly code: string;
    readonly uses: number | null;
    readonly used: number;
  }[];
  readonly batches: readonly {
    readonly id: string;
    readonly prefix: string;
    readonly count: number;
    readonly used: number;
    readonly createdAt: string;
  }[];
  readonly uses: readonly {
    readonly order: string;
    readonly state: "held" | "claimed" | "released";
    readonly amount: string;
    readonly at: string;
  }[];
  readonly trial: Trial;
  /** Notes to read before it starts. */
  readonly notes: readonly PromotionNote[];
}

export const loader = loads("see-promotion", async (args): Promise<PromotionData> => {
  const { shop, params, operator, now } = args;
  const { database } = shop;
  const promotion = await findPromotion(servicesOf(args), params["id"] ?? "");
  if (!promotion) throw data(null, { status: 404 });
  const { id, state, version } = promotion;
  const choices = await choicesOf(shop);
  const read = readProductFilter(promotion.conditions.products ?? "", schemaOf(shop));
  // A filter by the prices of a removed list matches nothing any more.
  const filter = read.kind === "filter" ? read.filter : any();
  const [{ codes, batches }, uses, figures] = await Promise.all([
    listCodes(database, id),
    listUses(database, id),
    readFigures(database, [id]),
  ]);
  const { held, claimed, given } = figures(id);
  return {
    id,
    name: nameIn(promotion.name, "en"),
    status: statusOf(promotion, now),
    state,
    version,
    mayEdit: operator.permissions.has("promotions.edit") && state !== "archived",
    values: valuesOf(promotion, choices.timeZone),
    rows: rowsFor(shop, promotion.conditions.products ?? ""),
    choices,
    matching: await countProducts(args, filter),
    figures: { held, claimed, given: sayAmounts(given, formatInFull) },
    codes,
    batches: batches.map((batch) => ({ ...batch, createdAt: batch.createdAt.toISOString() })),
    uses: uses.map(({ order, state: use, currency, amount, at }) => ({
      order,
      state: use,
      amount: sayAmounts({ [currency]: amount }, formatInFull),
      at: at.toISOString(),
    })),
    notes: [
      ...(promotion.trigger === "code" && state === "active" && hasNoCode({ codes, batches })
        ? [{ tone: "warn" as const, text: say("noCode") }]
        : []),
      ...(await notesOf(args, promotion)),
    ],
    trial: await trialOf(args, { id, code: codes.find(({ uses: left }) => left !== 0)?.code ?? null, filter }),
  };
});

const GONE = { kind: "refused", text: say("gone") } as const satisfies ActionResult;
const Nothing = z.object({});
const idOf = ({ params }: StaffArgs): string => params["id"] ?? "";

const hasNoCode = ({ codes, batches }: Awaited<ReturnType<typeof listCodes>>): boolean =>
  codes.every(({ uses }) => uses === 0) && batches.length === 0;

const becomes = (state: PromotionState) =>
  intent("set-promotion-state", Nothing, async (args) => {
    const saved = await setPromotionState(servicesOf(args), idOf(args), state);
    if (saved.kind === "no-such-promotion") return GONE;
    if (saved.kind === "no-code") return { kind: "refused", text: say("startWithoutCode") };
    if (saved.kind === "refused")
      return {
        kind: "refused",
        text: say("stateRefused", { state: say(saved.state === "active" ? "running" : saved.state).toLowerCase() }),
      };
    return { kind: "done", text: say(`became-${statusOf(saved.promotion, args.now)}`) };
  });

export const action = acts({
  save: intent("change-promotion", PromotionForm, async (args, form) => {
    const values = valuesIn(form);
    const version = Number(form.version ?? 0);
    const saved = await changePromotion(servicesOf(args), idOf(args), definitionIn(args.shop, values), version);
    switch (saved.kind) {
      case "invalid":
        return refusedFields(args.shop, saved.errors, values);
      case "no-such-promotion":
        return GONE;
      case "archived":
        return { kind: "refused", text: say("isArchived") };
      case "conflict": {
        const theirs = valuesOf(saved.current, args.shop.setting(INSIGHTS).timeZone);
        const fields = {
          version: String(saved.current.version),
          base: readBase(form.base) ?? {},
          theirs,
          yours: values,
        };
        const subject = { kind: "promotion", id: idOf(args) };
        return {
          kind: "conflict",
          text: say("conflict"),
          conflict: await conflictOf(args.shop.database, [subject], fields),
        };
      }
      case "saved":
        return { kind: "done", text: say("saved") };
    }
  }),
  start: becomes("active"),
  pause: becomes("paused"),
  archive: becomes("archived"),
  duplicate: intent("duplicate-promotion", Nothing, async (args) => {
    const saved = await duplicatePromotion(servicesOf(args), idOf(args));
    return saved.kind === "saved" ? redirect(`/console/promotions/${saved.promotion.id}`) : GONE;
  }),
  "add-code": intent(
    "add-promotion-code",
    z.object({ code: z.string().max(100), codeUses: z.string().max(10).optional() }),
    async (args, { code, codeUses = "" }) => {
      const uses = codeUses.trim() === "" ? null : Number(codeUses);
      if (uses !== null && !(Number.isInteger(uses) && uses > 0)) return refusedAt("codeUses", say("enterUses"));
      const added = await addCode(servicesOf(args), idOf(args), { code, uses });
      if (added.kind === "added") return { kind: "done", text: say("codeAdded", { code: added.code }) };
      if (added.kind === "no-such-promotion") return GONE;
      return refusedAt("code", say(added.kind));
    },
  ),
  "withdraw-code": intent("withdraw-promotion-code", z.object({ codeId: z.string() }), async (args, { codeId }) => {
    const withdrawn = await withdrawCode(servicesOf(args), idOf(args), codeId);
    return withdrawn.kind === "withdrawn" ? { kind: "done", text: say("codeWithdrawn") } : GONE;
  }),
  "create-batch": intent(
    "create-promotion-batch",
    z.object({ prefix: z.string().max(100), count: z.string().max(10) }),
    async (args, { prefix, count: typed }) => {
      const count = Number(typed.replaceAll(/[\s,.]/gu, ""));
      if (!(Number.isInteger(count) && count > 0 && count <= LARGEST_BATCH))
        return refusedAt("count", say("enterCount"));
      const created = await createBatch(servicesOf(args), idOf(args), { prefix, count });
      // Continues after the response; an export waits for it.
      if (created.kind === "created") fillBatches(servicesOf(args), idOf(args)).catch(args.onError);
      if (created.kind === "created") return { kind: "done", text: say("batchCreated", { count }) };
      if (created.kind === "no-such-promotion") return GONE;
      return refusedAt("prefix", say(created.kind));
    },
  ),
});

const refusedAt = (field: string, text: string) => ({ kind: "refused" as const, text, fields: { [field]: text } });
