// The browser's data strategy: asks the page's own address for the loaders' JSON, and prefetches it on intent.

import {
  data,
  matchRoutes,
  redirect,
  redirectDocument,
  replace,
  type DataStrategyFunction,
  type RouteObject,
} from "react-router";
import { type Extension, LAYOUT, type RouteDefinition } from "./define.ts";
import { askPage, type PageRequest } from "./ask-page.ts";
import { fromWire, type Payload } from "./protocol.ts";
import { isReturnTo } from "./returns.ts";

/** A route chunk that does not load (an older deployment, offline): the document is loaded instead. */
export class ChunkError extends Error {}

/** Lifetime of a prefetched answer. */
const PREFETCH_LIFE_MS = 15_000;

interface Answer extends Payload {
  readonly status: number;
}

const prefetched = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();

export const dataStrategy: DataStrategyFunction = async ({ request, matches, fetcherKey }) => {
  const isMutation = request.method !== "GET";
  const called = matches.filter((match) => match.shouldCallHandler());
  if (!isMutation && fetcherKey == null && !isFramedAlike(matches.at(-1)?.route)) {
    const loaded = { type: "error" as const, result: redirectDocument(request.url) };
    return Object.fromEntries(called.map(({ route }) => [route.id, loaded]));
  }
  const names = called.filter(({ route }) => (isMutation ? route.action : route.loader)).map(({ route }) => route.id);
  const address = request.url.split("#")[0] ?? request.url;
  const isNavigation = !isMutation && fetcherKey == null;
  const known = isNavigation ? await knownOf(called, address) : undefined;
  const asked = names.filter((name) => known?.recalled === undefined || name !== known.route);
  const from = known?.extension?.address ?? address;
  const answer = asked.length > 0 ? await begin(request, from, asked, isNavigation) : undefined;
  const results = await Promise.all(
    called.map(async (match) => {
      const { id } = match.route;
      const outcome = await match.resolve(async () => {
        if (known?.recalled !== undefined && id === known.route) return known.recalled;
        if (!answer || !asked.includes(id)) return undefined;
        if (known?.extension && id === known.route) return joined(known.extension, answer.promise, id, request);
        return resultOf(await answer.promise, id, isMutation);
      });
      const isLost = isNavigation && (outcome.result instanceof ChunkError || isOffline(outcome.result));
      return [
        match.route.id,
        isLost ? { type: "error" as const, result: redirectDocument(address) } : outcome,
      ] as const;
    }),
  );
  return Object.fromEntries(results);
};

/** True if the shop cannot be reached, and a worker has a page for that (`fetch` rejects with a TypeError). */
const isOffline = (error: unknown): boolean =>
  error instanceof TypeError && Boolean(navigator.serviceWorker?.controller);

export function prefetch(routes: RouteObject[], href: string): void {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) return;
  const matches = matchRoutes(routes, url);
  if (!matches || !isFramedAlike(matches.at(-1)?.route)) return;
  for (const { route } of matches) {
    if (typeof route.lazy === "object") route.lazy.Component?.()?.catch(() => undefined);
  }
  const here = matchRoutes(routes, location);
  const isSameCountry = matches[0]?.params["code"] === here?.[0]?.params["code"];
  const names = matches
    .filter(({ route }) => route.loader && !(route.id === LAYOUT && isSameCountry))
    .map(({ route }) => route.id ?? "");
  const address = url.origin + url.pathname + url.search;
  const key = prefetchKey(address, names);
  forgetOld();
  if (names.length === 0 || prefetched.has(key)) return;
  const answer = ask(address, names);
  prefetched.set(key, { at: Date.now(), answer });
  const forget = () => prefetched.delete(key);
  // A failure is not cached: the click asks again.
  answer.then(({ status }) => status >= 500 && forget(), forget);
}

/** The frame belongs to the document: a page with another frame must load as a document. */
const isFramedAlike = (route: RouteObject | undefined): boolean =>
  route?.handle?.frame === document.querySelector<HTMLElement>("[data-frame]")?.dataset["frame"];

/**
 * The cached data of the route for an address. Only a return or another view of the same page can be
 * cached: no other navigation waits for the cache to load.
 */
async function knownOf(called: readonly { readonly route: RouteObject }[], address: string) {
  const isReturn = isReturnTo(address);
  const url = new URL(address);
  const { route } = called.find((match) => match.route.handle?.memory) ?? {};
  if (!route?.id || (!isReturn && url.pathname !== location.pathname)) return undefined;
  const load: NonNullable<RouteDefinition["memory"]> = route.handle.memory;
  const memory = await load().catch(() => undefined);
  const recalled = isReturn ? memory?.recall(url) : undefined;
  return { route: route.id, recalled, extension: recalled === undefined ? memory?.extend(url) : undefined };
}

/** A page survives if its next part fails to load. */
async function joined({ join }: Extension, answer: Promise<Answer>, name: string, { signal, url }: Request) {
  const part = await answer.catch(() => undefined);
  if (signal.aborted) throw signal.reason;
  // A redirect is not a part: load the address itself.
  if (part?.redirect) throw redirectDocument(url);
  return join(part?.errors?.[name] ? undefined : part?.loaderData?.[name]);
}

/** Drops stale prefetches: a pointer may pass over a thousand links. */
function forgetOld(): void {
  for (const [key, { at }] of prefetched) if (Date.now() - at >= PREFETCH_LIFE_MS) prefetched.delete(key);
}

/** Starts the request (or takes the prefetched one) without waiting for its answer. */
async function begin(request: Request, address: string, names: string[], isNavigation: boolean) {
  const key = prefetchKey(address, names);
  forgetOld();
  const ready = prefetched.get(key);
  prefetched.delete(key);
  const isMutation = request.method !== "GET";
  if (isMutation) prefetched.clear();
  if (isNavigation && ready) return { promise: ready.answer };
  const init = isMutation ? { method: request.method, ...(await bodyOf(request)) } : {};
  const promise = ask(address, names, { signal: request.signal, ...init });
  promise.catch(() => undefined);
  return { promise };
}

/** Another build, or something other than the shop: a page is loaded as a document, a form fails with the status. */
async function ask(address: string, names: string[], init: PageRequest = {}): Promise<Answer> {
  const { isData, isThisBuild, ...answer } = await askPage(address, { ...init, routes: names });
  const isGet = (init.method ?? "GET") === "GET";
  if (isGet && (!isData || !isThisBuild)) {
    return { status: 200, redirect: { status: 302, location: address, document: true, replace: false } };
  }
  if (isData) return answer;
  const error = { status: answer.status, statusText: "", data: null };
  return { status: answer.status, errors: Object.fromEntries(names.map((name) => [name, error])) };
}

function resultOf(answer: Answer, name: string, isMutation: boolean) {
  const { redirect: to } = answer;
  if (to) throw (to.document ? redirectDocument : to.replace ? replace : redirect)(to.location, to.status);
  const error = answer.errors?.[name];
  if (error) throw fromWire(error);
  return data((isMutation ? answer.actionData : answer.loaderData)?.[name], { status: answer.status });
}

async function bodyOf(request: Request): Promise<Pick<PageRequest, "body" | "headers">> {
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("multipart/form-data")) return { body: await request.formData() };
  return { body: await request.text(), headers: { "content-type": type } };
}

const prefetchKey = (address: string, names: string[]) => `${address}|${names.join(".")}`;
