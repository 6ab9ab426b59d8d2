// The fields of a rule's forms. Pure.

import type { Action } from "#commerce/merchandising";
import type { Values } from "../../framework/merge.ts";

/** The fields of a rule's form, as texts. */
export interface Details {
  readonly name: string;
  readonly scope: string;
  readonly path: string;
  readonly words: string;
  readonly match: string;
  readonly markets: string;
  readonly contexts: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly priority: string;
}

export const DETAILS = [
  "name",
  "scope",
  "path",
  "words",
  "match",
  "markets",
  "contexts",
  "startsAt",
  "endsAt",
  "priority",
] as const satisfies readonly (keyof Details)[];

export function scopeOf({ scope, path, words, match }: Pick<Details, "scope" | "path" | "words" | "match">) {
  if (scope === "listing") return { kind: "listing", path: path.trim() } as const;
  if (scope === "words") {
    return { kind: "words", words: listOf(words), match: match === "contains" ? "contains" : "exact" } as const;
  }
  return { kind: "everything" } as const;
}

export const listOf = (typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Field of a rule's JSON → field of the form. */
export function formField(path: string): string {
  const [first = "", second] = path.split(".");
  return first === "scope" ? (second ?? "scope") : first;
}

/** Pins a product at a place; a product that was pinned there takes the other's place, if it had one. */
export function pinned(actions: readonly Action[], product: string, place: number): readonly Action[] {
  const before = actions.find((action) => action.kind === "pin" && action.product === product);
  const others = actions.flatMap((action): readonly Action[] => {
    if (action.kind !== "pin" || action.product === product) return action.kind === "pin" ? [] : [action];
    if (action.place !== place) return [action];
    return before?.kind === "pin" ? [{ ...action, place: before.place }] : [];
  });
  return [...others, { kind: "pin", product, place }];
}

export const unpinned = (actions: readonly Action[], product: string): readonly Action[] =>
  actions.filter((action) => action.kind !== "pin" || action.product !== product);

/** Adds a product to the action of this kind that names products alone, and takes it out of such actions of other kinds. */
export function withProduct(
  actions: readonly Action[],
  kind: "boost" | "bury" | "hide",
  product: string,
): readonly Action[] {
  const free = unpinned(actions, product).flatMap((action): readonly Action[] => {
    if (!namesProducts(action) || action.kind === kind) return [action];
    const products = action.where.products.filter((one) => one !== product);
    return products.length > 0 ? [{ ...action, where: { products } }] : [];
  });
  const at = free.findIndex((action) => action.kind === kind && namesProducts(action));
  const known = free[at];
  if (!known || !namesProducts(known)) return [...free, { kind, where: { products: [product] } }];
  const products = [...new Set([...known.where.products, product])];
  return free.with(at, { kind, where: { products } });
}

type OfProducts = Extract<Action, { readonly kind: "boost" | "bury" | "hide" }> & {
  readonly where: { readonly products: string[] };
};

const namesProducts = (action: Action): action is OfProducts =>
  "where" in action && Object.keys(action.where).join() === "products";

/** Actions as fields that the merge screen compares: the place of each pinned product, and the others by their JSON. */
export const actionFields = (actions: readonly Action[]): Values =>
  Object.fromEntries(
    actions.map((action) =>
      action.kind === "pin" ? [`${PIN}${action.product}`, String(action.place)] : [JSON.stringify(action), IS_THERE],
    ),
  );

const PIN = "pin ";
const IS_THERE = "yes";

/** The product of a field, if it is that of a pin. */
export const pinnedIn = (field: string): string | undefined =>
  field.startsWith(PIN) ? field.slice(PIN.length) : undefined;

/** Not checked yet. Of two editors' pins at one place, the later one takes the next free place. */
export function actionsFrom(fields: Values): readonly unknown[] {
  const taken = new Set<number>();
  return Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => {
      const product = pinnedIn(field);
      if (product === undefined) return parsed(field);
      let place = Number(value);
      while (taken.has(place)) place += 1;
      taken.add(place);
      return { kind: "pin", product, place };
    });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The fields of a condition. */
export const ATTRIBUTES = ["designers", "types", "tags", "departments", "products", "newForDays"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** Not checked yet: empty fields are left out. */
export const conditionOf = (fields: Readonly<Record<Attribute, string>>): Record<string, unknown> =>
  Object.fromEntries(
    ATTRIBUTES.filter((attribute) => fields[attribute].trim() !== "").map((attribute) => [
      attribute,
      attribute === "newForDays" ? Number(fields[attribute]) : listOf(fields[attribute]),
    ]),
  );

/** Writes the text of one language and, if there is one, the link; a rule has one banner. Not checked yet. */
export function withBanner(
  actions: readonly Action[],
  { language, text, href }: { readonly language: string; readonly text: string; readonly href: string },
): readonly unknown[] {
  const at = actions.findIndex(({ kind }) => kind === "banner");
  const known = actions[at];
  const banner = {
    kind: "banner",
    ...(known?.kind === "banner" && known),
    text: { ...(known?.kind === "banner" && known.text), [language]: text },
    ...(href.trim() !== "" && { href }),
  };
  return known ? actions.with(at, banner as Action) : [...actions, banner];
}

/** A value of an action that can be removed alone. */
export interface Part {
  /** A field of the condition, or `text` of a banner. */
  readonly field: string;
  /** One of its values, or a language. */
  readonly value: string;
}

export function partsOf(action: Action): readonly Part[] {
  if (action.kind === "banner") return Object.keys(action.text).map((value) => ({ field: "text", value }));
  if (action.kind === "pin" || action.kind === "redirect") return [];
  return Object.entries(action.where).flatMap(([field, values]) =>
    (Array.isArray(values) ? values : [values]).map((value) => ({ field, value: String(value) })),
  );
}

/** Without one value; an action that loses its last one is gone. Not checked yet. */
export function withoutPart(actions: readonly Action[], at: number, { field, value }: Part): readonly unknown[] {
  const action = actions[at];
  if (!action || !partsOf(action).some((part) => part.field === field && part.value === value)) return actions;
  if (partsOf(action).length === 1) return actions.toSpliced(at, 1);
  if (action.kind === "banner") return actions.with(at, { ...action, text: without(action.text, value) });
  if (action.kind === "pin" || action.kind === "redirect") return actions;
  const values = action.where[field as Attribute];
  const left = Array.isArray(values) ? values.filter((one) => one !== value) : [];
  const where = left.length > 0 ? { ...action.where, [field]: left } : without(action.where, field);
  return actions.with(at, { ...action, where });
}

const without = <Fields extends object>(fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name)) as Fields;
