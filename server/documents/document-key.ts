// The key of a shared document: its address without ignored parameters, and everything that a guest's document depends on.

import { STATE_PARAMETERS } from "#search/url";
import { APPEND, REFINE } from "#storefront/pages/listing/paging.ts";
import { wantedRoutes } from "#storefront/framework/responses.server.ts";
import { visitorKey } from "#storefront/framework/visitor-key.ts";
import type { Guest } from "../visitor/visitor.ts";

/**
 * Path and query without parameters of advertisements and newsletters. Undefined for other parameters than those of listings:
 * made-up ones would fill the cache with documents that are requested once.
 */
export function sharedAddress(target: string): string | undefined {
  const at = target.indexOf("?");
  if (at === -1) return target.length > LONGEST ? undefined : target;
  const path = target.slice(0, at);
  const query = new URLSearchParams(target.slice(at + 1));
  const all = [...query.keys()];
  const names = all.filter((name) => !TRACKING.test(name));
  if (names.length === 0) return path;
  if (target.length > LONGEST || !names.every((name) => LISTING.has(name.split("[", 1)[0] ?? ""))) return undefined;
  if (names.length === all.length) return target;
  for (const name of all) if (TRACKING.test(name)) query.delete(name);
  return `${path}?${query}`;
}

export function documentKey(address: string, guest: Guest, accept: string | undefined): string {
  return `${visitorKey(guest)} ${routesIn(accept)} ${address}`;
}

/** The routes that a request for data names. Data of unknown routes is not shared, so it is not stored. */
function routesIn(accept: string | undefined): string {
  const routes = accept === undefined ? undefined : wantedRoutes(accept);
  return routes ? `data:${[...routes].toSorted().join(".").slice(0, LONGEST)}` : "";
}

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|mc_[ce]id|igshid|_ga|_gl)$/;

/** Parameters of a listing: its state, and which part of it is asked for. */
const LISTING: ReadonlySet<string> = new Set([...STATE_PARAMETERS, APPEND, REFINE]);

const LONGEST = 400;
