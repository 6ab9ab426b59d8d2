// Stores a visitor's consent. The server sets the cookie, because Safari removes cookies of scripts after seven days.

import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import type { ConsentCategory } from "#commerce/settings";
import { CONSENT_COOKIE, printConsent } from "#storefront/features/consent/consent.ts";
import { ownPath } from "#storefront/features/forms/return-to.ts";
import { asksForData } from "#storefront/framework/protocol.ts";

/** Six months. */
const LIFE_SECONDS = 182 * 24 * 3600;

const Form = z.object({
  choice: z.enum(["all", "none", "some"]).default("some"),
  analytics: z.literal("on").optional(),
  marketing: z.literal("on").optional(),
  to: z.string().max(8000).optional(),
});

/** 204 for a script; a form without one returns to its page. */
export async function setConsent(request: Request, categories: readonly ConsentCategory[]): Promise<Response> {
  const form = Form.safeParse(Object.fromEntries(await request.formData().catch(() => new FormData())));
  if (!form.success) return Response.json({ error: 'choice must be "all", "none" or "some".' }, { status: 400 });
  const { choice, to, ...named } = form.data;
  const granted = categories.filter((one) => choice === "all" || (choice === "some" && named[one] === "on"));
  const headers = new Headers({ "cache-control": "no-store" });
  const store = (name: string, value: string, options: Parameters<typeof serialize>[2]) =>
    headers.append("set-cookie", serialize(name, value, { path: "/", sameSite: "Lax", ...options }));
  store(CONSENT_COOKIE, printConsent(granted), { maxAge: LIFE_SECONDS });
  for (const { name, category } of trackerCookies(request.headers.get("cookie") ?? "")) {
    if (granted.includes(category)) continue;
    for (const domain of domainsOf(request.url)) store(name, "", { maxAge: 0, ...(domain && { domain }) });
  }
  if (asksForData(request)) return new Response(null, { status: 204, headers });
  headers.set("location", ownPath(to) ?? "/");
  return new Response(null, { status: 303, headers });
}

/** Cookies that tags have set on the shop's own domain: a visitor who declines loses them at once. */
const trackerCookies = (cookies: string) =>
  Object.keys(parse(cookies))
    .flatMap((name) => TRACKERS.flatMap(([pattern, category]) => (pattern.test(name) ? [{ name, category }] : [])))
    .slice(0, MAX_CLEARED);

/** More than tags set, and few enough that a hostile request does not cause a huge answer. */
const MAX_CLEARED = 30;
const MAX_DOMAINS = 4;

const TRACKERS: readonly (readonly [RegExp, ConsentCategory])[] = [
  [/^(?:_ga(?:_\w+)?|_gid|_gat\w*|_pk_(?:id|ses|ref)[\w.]*|MATOMO_SESSID)$/, "analytics"],
  [/^(?:_gcl_\w+|_gac_\w+|_fbp|_fbc|_ttp|_uet\w+|_pin_unauth)$/, "marketing"],
];

/** Tags choose the widest domain that the browser allows; undefined is the host itself. */
function domainsOf(url: string): readonly (string | undefined)[] {
  const labels = new URL(url).hostname.split(".");
  if (labels.length < 2 || labels.every((label) => /^\d+$/.test(label))) return [undefined];
  const last = labels.slice(-MAX_DOMAINS);
  return [undefined, ...last.slice(0, -1).map((_, at) => last.slice(at).join("."))];
}
