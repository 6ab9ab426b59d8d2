// One merchandising rule: its details, its actions, what it does to the first places of a listing, and publishing it.

import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray } from "drizzle-orm";
import { data, redirect } from "react-router";
import { z } from "zod";
import { LANGUAGES, messagesIn } from "#catalogue";
import {
  type Action,
  deleteRule,
  discardDraft,
  findRule,
  publishRule,
  type Rule,
  RuleBody,
  saveDraft,
  type RuleChange,
} from "#commerce/merchandising";
import { ON_SALE, productTable } from "#commerce/products";
import { asSentence, INSIGHTS, marketsSold } from "#commerce/settings";
import { conflictOf, readBase } from "../../framework/conflict.server.ts";
import { marketName } from "../../forms/market-names.ts";
import type { StaffArgs } from "../../framework/context.ts";
import { acts, intent, loads, type ActionResult } from "../../framework/handlers.server.ts";
import { listings as texts } from "../../locales/generated/listings.ts";
import { PreviewFields, previewedPage } from "../../preview/preview.server.ts";
import { knownVendors } from "../products/vendors.server.ts";
import { productNamed } from "../products/product-named.server.ts";
import {
  actionFields,
  actionsFrom,
  type Attribute,
  ATTRIBUTES,
  conditionOf,
  type Details,
  formField,
  pinned,
  unpinned,
  withBanner,
  withoutPart,
  withProduct,
} from "./rule-form.ts";
import { detailsOf, withDetails } from "./rule-details.server.ts";
import { contextsIn, explain, lookedAt, type Place, previewOf, type RulePreview } from "./rule-preview.server.ts";

export interface RuleData {
  readonly id: string;
  readonly version: number;
  readonly state: "draft" | "live" | "changed";
  readonly details: Details;
  /** Of the moments in the details. */
  readonly timeZone: string;
  readonly actions: readonly Action[];
  /** Designer and title of the products that actions name, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly updatedBy: string;
  readonly updatedAt: string;
  readonly places: readonly Place[];
  /** Products in the draft's list; absent if it cannot be searched. */
  readonly total?: number;
  readonly preview: RulePreview;
  readonly markets: readonly { readonly code: string; readonly name: string }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Values to suggest, by the field of a condition. */
  readonly known: Partial<Readonly<Record<Attribute, readonly string[]>>>;
}

export const loader = loads("list-rules", async (args): Promise<RuleData> => {
  const { shop, url, params } = args;
  const rule = await findRule(shop.database, params["id"] ?? "");
  const body = rule?.draft ?? rule?.live;
  if (!rule || !body) throw data(null, { status: 404 });
  const looked = lookedAt(args, body, url.searchParams);
  return {
    id: rule.id,
    version: rule.version,
    state: rule.live ? (rule.draft ? "changed" : "live") : "draft",
    details: detailsOf(body, shop.setting(INSIGHTS).timeZone),
    timeZone: shop.setting(INSIGHTS).timeZone,
    actions: body.actions,
    names: await namesOf(args, body),
    updatedBy: rule.updatedBy,
    updatedAt: rule.updatedAt.toISOString(),
    ...(await explain(args, looked)),
    preview: previewOf(looked),
    markets: soldTo(shop),
    languages: LANGUAGES.map(({ code, nativeName: name }) => ({ code, name })),
    known: {
      designers: await knownVendors(shop),
      types: shop.taxonomy.types.map(({ value }) => value).toSorted(),
      departments: shop.taxonomy.departments.map(({ value }) => value),
    },
  };
});

async function namesOf({ shop }: StaffArgs, { actions }: RuleBody): Promise<RuleData["names"]> {
  const named = actions.flatMap((action) =>
    action.kind === "pin" ? [action.product] : "where" in action ? (action.where.products ?? []) : [],
  );
  if (named.length === 0) return {};
  const { id, vendor, title, generation } = productTable;
  const found = await shop.database.sql
    .select({ id, vendor, title })
    .from(productTable)
    .where(and(eq(generation, ON_SALE), inArray(id, named)));
  return Object.fromEntries(found.map((one) => [one.id, `${one.vendor} ${one.title}`]));
}

/** The home market first. */
function soldTo({ setting }: StaffArgs["shop"]): RuleData["markets"] {
  const { home, countries } = marketsSold(setting);
  const others = countries.filter(({ code }) => code !== home.code);
  return [home, ...others.toSorted((one, other) => one.name.localeCompare(other.name, "en"))].map(({ code }) => ({
    code,
    name: marketName(code),
  }));
}

const say = messagesIn(texts, "en");
const text = z.string().max(5000).default("");
const Version = z.object({ version: z.coerce.number().int() });
const DetailsFields = Version.extend({
  name: text,
  scope: text,
  path: text,
  words: text,
  match: text,
  markets: z.union([z.array(text).transform((codes) => codes.filter(Boolean).join(", ")), text]),
  contexts: text,
  startsAt: text,
  endsAt: text,
  priority: text,
  base: text,
});
/** Fields of every change to the actions, which are merged one by one. */
const Arranged = Version.extend({ base: z.string().max(100_000).default("") });
const NewAction = Arranged.extend({
  kind: text,
  designers: text,
  types: text,
  tags: text,
  departments: text,
  products: text,
  newForDays: text,
  language: text,
  text,
  product: text,
  place: text,
  href: text,
});
/** "field value", as a button of the form names it. */
const PartField = z.string().transform((part) => {
  const end = part.indexOf(" ");
  return { field: part.slice(0, end), value: part.slice(end + 1) };
});
const OfProduct = Arranged.extend({ product: text, place: z.coerce.number().int().default(1), do: text });

type Change = (body: RuleBody) => unknown;

/** Saves a changed draft; a refusal has a sentence for each field. */
async function save(
  { shop, staff, now, params }: StaffArgs,
  version: number,
  change: Change,
  fieldOf = formField,
): Promise<ActionResult | { readonly kind: "conflict"; readonly rule: Rule }> {
  const id = params["id"] ?? "";
  const rule = await findRule(shop.database, id);
  const body = rule?.draft ?? rule?.live;
  if (!rule || !body) return { kind: "refused", text: say("gone") };
  if (rule.version !== version) return { kind: "conflict", rule };
  const read = check(change(body), fieldOf);
  if ("kind" in read) return read;
  const saved = await saveDraft(shop.database, read, { id, version, by: staff.name, now });
  if (saved.kind === "conflict") return saved;
  return saved.kind === "changed" ? { kind: "done", text: say("saved") } : { kind: "refused", text: say("gone") };
}

function check(body: unknown, fieldOf: typeof formField): RuleBody | ActionResult {
  const read = RuleBody.safeParse(body);
  if (read.success) return read.data;
  const problems = new Map(read.error.issues.map(({ path, message }) => [fieldOf(path.join(".")), message]));
  const sentences = [...problems.values()].map((problem) => say("wrong", { problem })).join(" ");
  return {
    kind: "refused",
    text: sentences,
    fields: Object.fromEntries([...problems].map(([at, one]) => [at, asSentence(one)])),
  };
}

/** Changes the actions. If others changed them first, the editor compares both; what they did to the details is no conflict. */
async function act(
  args: StaffArgs,
  { version, base }: z.output<typeof Arranged>,
  change: Change,
  fieldOf = formField,
): Promise<ActionResult> {
  const result = await save(args, version, change, fieldOf);
  if (!("rule" in result)) return result;
  const { rule } = result;
  const body = (rule.draft ?? rule.live)!;
  const found = readBase(base);
  const meanwhile = say("changedMeanwhile", { who: rule.updatedBy });
  if (!found) return { kind: "refused", text: meanwhile };
  const theirs = actionFields(body.actions);
  if (isDeepStrictEqual(theirs, found)) return act(args, { version: rule.version, base }, change, fieldOf);
  const mine = check({ ...body, actions: actionsFrom(found) }, fieldOf);
  const changed = "kind" in mine ? mine : check(change(mine), fieldOf);
  if ("kind" in changed) return changed;
  const fields = { base: found, theirs, yours: actionFields(changed.actions), version: String(rule.version) };
  if (isDeepStrictEqual(theirs, fields.yours)) return { kind: "done", text: say("saved") };
  const subject = { kind: "merchandising-rule", id: rule.id };
  return { kind: "conflict", text: meanwhile, conflict: await conflictOf(args.shop.database, [subject], fields) };
}

const withActions = (change: (actions: readonly Action[]) => readonly unknown[]) => (body: RuleBody) => ({
  ...body,
  actions: change(body.actions),
});

function added(actions: readonly Action[], { kind, product, place, href, ...fields }: z.output<typeof NewAction>) {
  if (kind === "banner") return withBanner(actions, { ...fields, href });
  const action =
    kind === "pin"
      ? { kind, product, place: Number(place) }
      : kind === "redirect"
        ? { kind, to: href }
        : { kind, where: conditionOf(fields) };
  return [...actions, action];
}

/** Place in a rule's JSON → field of the form that adds an action. */
function addedField(path: string): string {
  const [, , first = "", second = ""] = path.split(".");
  if (first === "to") return "href";
  return first === "where" ? second || ATTRIBUTES[0] : first || "kind";
}

const ended = (change: RuleChange, done: string): ActionResult | Response => {
  if (change.kind === "changed") {
    const { live, draft } = change.rule;
    return live || draft ? { kind: "done", text: done } : redirect("/console/listings");
  }
  const meanwhile = change.kind === "conflict" ? say("changedMeanwhile", { who: change.rule.updatedBy }) : undefined;
  return { kind: "refused", text: meanwhile ?? say(change.kind === "no-such-rule" ? "gone" : "nothingToPublish") };
};

const changeOf = ({ params, staff, now }: StaffArgs, version: number) => ({
  id: params["id"] ?? "",
  version,
  by: staff.name,
  now,
});

export const action = acts({
  save: intent("change-rule", DetailsFields, async (args, { version, base, ...details }) => {
    const { timeZone } = args.shop.setting(INSIGHTS);
    const result = await save(args, version, (body) => withDetails(body, details, timeZone));
    if (!("rule" in result)) return result;
    const { rule } = result;
    const conflict = await conflictOf(args.shop.database, [{ kind: "merchandising-rule", id: rule.id }], {
      version: String(rule.version),
      base: readBase(base) ?? {},
      theirs: { ...detailsOf((rule.draft ?? rule.live)!, timeZone) },
      yours: details,
    });
    return { kind: "conflict", text: say("changedMeanwhile", { who: rule.updatedBy }), conflict };
  }),
  add: intent("change-rule", NewAction, async (args, fields) => {
    const { id } = (fields.kind === "pin" && (await productNamed(args.shop.database, fields.product))) || {};
    if (fields.kind === "pin" && id === undefined) {
      const missing = say("noProduct", { product: fields.product });
      return { kind: "refused", text: missing, fields: { product: missing } };
    }
    return act(
      args,
      fields,
      (body) => ({ ...body, actions: added(body.actions, { ...fields, product: id ?? "" }) }),
      addedField,
    );
  }),
  remove: intent("change-rule", Arranged.extend({ at: z.coerce.number().int() }), async (args, { at, ...start }) =>
    act(
      args,
      start,
      withActions((actions) => actions.toSpliced(at, 1)),
    ),
  ),
  removePart: intent(
    "change-rule",
    Arranged.extend({ at: z.coerce.number().int(), part: PartField }),
    async (args, { at, part, ...start }) =>
      act(
        args,
        start,
        withActions((actions) => withoutPart(actions, at, part)),
      ),
  ),
  merge: intent("change-rule", Arranged.catchall(z.string()), async (args, { version, base, ...fields }) =>
    act(args, { version, base }, (body) => ({ ...body, actions: actionsFrom(fields) })),
  ),
  arrange: intent("change-rule", OfProduct, async (args, { product, place, do: how, ...start }) =>
    act(
      args,
      start,
      withActions((actions) => {
        if (how === "pin") return pinned(actions, product, place);
        if (how === "boost" || how === "bury" || how === "hide") return withProduct(actions, how, product);
        return unpinned(actions, product);
      }),
    ),
  ),
  preview: intent(
    "list-rules",
    PreviewFields.extend({ rules: z.enum(["live", "draft"]), contexts: text }),
    async ({ pages }, { rules, contexts, ...page }) => ({
      kind: "done",
      text: "",
      html: await pages.preview(previewedPage(page), { rules, ruleContexts: contextsIn(contexts) }),
    }),
  ),
  publish: intent("publish-rule", Version, async (args, { version }) =>
    ended(await publishRule(args.shop.database, changeOf(args, version)), say("published")),
  ),
  discard: intent("discard-rule-draft", Version, async (args, { version }) =>
    ended(await discardDraft(args.shop.database, changeOf(args, version)), say("discarded")),
  ),
  delete: intent("delete-rule", Version, async (args, { version }) =>
    ended(await deleteRule(args.shop.database, changeOf(args, version)), say("deleted")),
  ),
});
