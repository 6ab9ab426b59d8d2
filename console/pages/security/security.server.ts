// The security log: a search, newest first.

import { z } from "zod";
import { isStorable, messagesIn } from "#catalogue";
import { findAccountsForOperator } from "#commerce/accounts";
import { Day } from "#commerce/database";
import { periodOf } from "#commerce/insights";
import { INSIGHTS } from "#commerce/settings";
import { searchSecurityEvents, SECURITY_EVENTS, subjectOf, type StoredSecurityEvent } from "#commerce/security";
import { listStaff } from "#commerce/staff";
import type { StaffArgs } from "../../framework/context.ts";
import { loads } from "../../framework/handlers.server.ts";
import { security as texts } from "../../locales/generated/security.ts";

export interface SecurityRow {
  readonly id: number;
  readonly at: string;
  /** In words. */
  readonly what: string;
  readonly isAlarming: boolean;
  readonly who: Person | null;
  readonly network: string | null;
  /** In words, without the hashes. */
  readonly details: string;
  /** Short hashes of addresses and other subjects, which join events. */
  readonly hashes: readonly { readonly hash: string; readonly label: string }[];
}

interface Person {
  readonly name: string;
  /** "Customer" or "Staff"; null for operators by name. */
  readonly kind: string | null;
  /** Null for people without a page, or whose page the reader may not see. */
  readonly href: string | null;
}

export interface SecurityData {
  readonly rows: readonly SecurityRow[];
  readonly filters: Filters;
  readonly kinds: readonly { readonly key: string; readonly name: string }[];
  /** Cursor of the next page; null on the last. */
  readonly next: number | null;
  readonly isLatest: boolean;
}

/** Parameters of the address, named as those of the API. */
type Filters = Readonly<Partial<Record<"text" | "kind" | "since" | "until", string>>>;

const say = messagesIn(texts, "en");
const day = Day.optional().catch(undefined);
const Address = z.object({
  text: z.string().trim().min(1).max(200).refine(isStorable).optional().catch(undefined),
  kind: z.enum(SECURITY_EVENTS).optional().catch(undefined),
  since: day,
  until: day,
  cursor: z.coerce.number().int().min(1).max(1e15).optional().catch(undefined),
});

export const loader = loads("see-security-events", async (args): Promise<SecurityData> => {
  const { cursor, ...filters } = Address.parse(Object.fromEntries(args.url.searchParams));
  const { since, until, ...rest } = filters;
  const days = periodOf({ from: since, to: until }, args.shop.setting(INSIGHTS).timeZone);
  const { events, next } = await searchSecurityEvents(args.shop.database, {
    ...rest,
    since: days.from,
    until: days.until,
    cursor,
  });
  const whoOf = await readPeople(args, events);
  return {
    rows: events.map((event) => ({ ...partsOf(event), who: whoOf(event) })),
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    kinds: NAMED_KINDS,
    next,
    isLatest: cursor === undefined,
  };
});

type Kind = (typeof SECURITY_EVENTS)[number];

const isKind = (kind: string): kind is Kind => (SECURITY_EVENTS as readonly string[]).includes(kind);

const NAMED_KINDS = SECURITY_EVENTS.map((key) => ({ key, name: say(`kind-${key}`) })).toSorted((one, other) =>
  one.name.localeCompare(other.name, "en"),
);

const ALARMING: ReadonlySet<string> = new Set<Kind>([
  "sign-in-failed",
  "second-factor-failed",
  "limit-reached",
  "operator-refused",
  "webhook-disabled",
]);

const WORDED = ["factor", "secondFactor", "change", "limit", "name"] as const;
const HASHED = ["address", "subject"] as const;

function partsOf({ id, at, kind, network, details }: StoredSecurityEvent): Omit<SecurityRow, "who"> {
  const { method, path, status } = details;
  const words = [
    ...(path === undefined ? [] : [`${method} ${path}`]),
    ...(status === undefined ? [] : [say("detail-status", { value: String(status) })]),
    ...WORDED.flatMap((key) =>
      details[key] === undefined ? [] : [say(`detail-${key}`, { value: String(details[key]) })],
    ),
  ];
  return {
    id,
    at: at.toISOString(),
    what: isKind(kind) ? say(`kind-${kind}`) : kind,
    isAlarming: ALARMING.has(kind),
    network,
    details: words.join(" · "),
    hashes: HASHED.flatMap((key) => {
      const hash = details[key];
      return hash === undefined ? [] : [{ hash: String(hash), label: say(key, { hash: String(hash) }) }];
    }),
  };
}

/** Reads the people of a page of events, once for each table. */
async function readPeople({ shop, operator }: StaffArgs, events: readonly StoredSecurityEvent[]) {
  const { permissions } = operator;
  const ids = [...new Set(events.flatMap(({ accountId }) => (accountId === null ? [] : [accountId])))];
  const staff = permissions.has("staff.view") ? await listStaff(shop.database) : [];
  const customers = permissions.has("customers.view") ? await findAccountsForOperator(shop.database, ids) : [];
  const people = new Map<string, Person>([
    ...customers.map(({ id, email }): [string, Person] => [
      id,
      { name: email, kind: say("customer"), href: `/console/customers/${id}` },
    ]),
    ...staff.map(({ id, name }): [string, Person] => [id, { name, kind: say("staff"), href: `/console/team/${id}` }]),
  ]);
  // Failed sign-ins have the hash of the address that was typed.
  const staffByHash = new Map(staff.map(({ id, email }) => [subjectOf(email), people.get(id)]));
  return ({ accountId, details }: StoredSecurityEvent): Person | null => {
    const { operator: name, address, who } = details;
    const known = people.get(accountId ?? "") ?? (who === "staff" ? staffByHash.get(String(address)) : undefined);
    if (known) return known;
    if (name !== undefined) {
      const href = permissions.has("audit.view")
        ? `/console/audit?${new URLSearchParams({ who: String(name) })}`
        : null;
      return { name: String(name), kind: null, href };
    }
    if (accountId === null) return null;
    const isHidden = !permissions.has(who === "staff" ? "staff.view" : "customers.view");
    return { name: isHidden ? accountId : say(who === "staff" ? "formerStaff" : "gone"), kind: null, href: null };
  };
}
