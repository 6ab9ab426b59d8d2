import { createMemoryRouter, isRouteErrorResponse, type RouteObject } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkError, dataStrategy, prefetch } from "./client-data.ts";
import type { RouteMemory } from "./define.ts";
import { BUILD_HEADER, DATA_MEDIA_TYPE, type Payload } from "./protocol.ts";
import { noteReturns } from "./returns.ts";

declare const __BUILD__: string;

const ORIGIN = "http://localhost";
const load = vi.fn<(address: string) => void>();
/** As much of a browser as the router looks for before it loads a document. */
const browser = {
  location: { origin: ORIGIN, href: `${ORIGIN}/`, assign: load },
  document: { createElement: () => undefined },
  addEventListener: () => undefined,
};

const routes: RouteObject[] = [
  { id: "home", path: "/", loader: true },
  { id: "coat", path: "/coat", loader: true },
  { id: "checkout", path: "/checkout", loader: true, handle: { frame: "quiet" } },
  { id: "lost", path: "/lost", loader: true, lazy: { Component: () => Promise.reject(new ChunkError("gone")) } },
];

const answers = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const says = (payload: Payload, status = 200, build = __BUILD__) =>
  Promise.resolve(
    new Response(JSON.stringify(payload), {
      status,
      headers: { "content-type": DATA_MEDIA_TYPE, [BUILD_HEADER]: build },
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answers);
  vi.stubGlobal("location", new URL(`${ORIGIN}/`));
  vi.stubGlobal("window", browser);
  vi.stubGlobal("document", { querySelector: () => null, documentElement: { lang: "fr-FR" } });
});
afterEach(() => {
  // Expires the prefetches of a test.
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function visit(path: string) {
  const router = createMemoryRouter(routes, { dataStrategy, hydrationData: { loaderData: { home: "home" } } });
  void router.navigate(path);
  await vi.advanceTimersByTimeAsync(0);
  return router.state;
}

test("a navigation asks the page's own address for the loaders that it needs", async () => {
  answers.mockImplementation(() => says({ loaderData: { coat: "wool" } }));
  const { loaderData } = await visit("/coat?size=38");
  expect(loaderData["coat"]).toBe("wool");
  const [address, init] = answers.mock.lastCall ?? [];
  expect(address).toBe(`${ORIGIN}/coat?size=38`);
  expect(init?.headers).toEqual({ Accept: `${DATA_MEDIA_TYPE};routes=coat;language=fr-FR` });
});

test("an error keeps its status; a redirect is followed", async () => {
  answers.mockImplementation(() =>
    says({ errors: { coat: { status: 404, statusText: "Not Found", data: null } } }, 404),
  );
  const missing = await visit("/coat");
  const error = Object.values(missing.errors ?? {})[0];
  expect(isRouteErrorResponse(error) && error.status).toBe(404);
  answers.mockImplementationOnce(() =>
    says({ redirect: { status: 301, location: "/coat?from=old", document: false, replace: false } }, 202),
  );
  answers.mockImplementation(() => says({ loaderData: { coat: "wool" } }));
  expect((await visit("/coat")).location.search).toBe("?from=old");
});

test.each([
  ["of another build", () => says({ loaderData: { coat: "old" } }, 200, "another")],
  ["that is no data of this shop's", () => Promise.resolve(new Response("<p>proxy</p>", { status: 502 }))],
])("an answer %s loads the document instead", async (_what, answer) => {
  answers.mockImplementation(answer);
  await visit("/coat");
  expect(load).toHaveBeenCalledExactlyOnceWith("/coat");
});

test("a page whose code is gone loads the document instead", async () => {
  answers.mockImplementation(() => says({ loaderData: { lost: "x" } }));
  await visit("/lost");
  expect(load).toHaveBeenCalledExactlyOnceWith("/lost");
});

test("a page with another frame loads its document, and is not prefetched", async () => {
  prefetch(routes, "/checkout");
  await visit("/checkout");
  expect(load).toHaveBeenCalledExactlyOnceWith("/checkout");
  expect(answers).not.toHaveBeenCalled();
  // Within that document the next page has the same frame.
  vi.stubGlobal("document", {
    querySelector: () => ({ dataset: { frame: "quiet" } }),
    documentElement: { lang: "fr-FR" },
  });
  answers.mockImplementation(() => says({ loaderData: { checkout: "steps" } }));
  expect((await visit("/checkout")).loaderData["checkout"]).toBe("steps");
});

test("a prefetched answer serves one click, while it is fresh", async () => {
  answers.mockImplementation(() => says({ loaderData: { coat: "wool" } }));
  prefetch(routes, "/coat");
  prefetch(routes, "/coat");
  expect(answers).toHaveBeenCalledTimes(1);
  expect((await visit("/coat")).loaderData["coat"]).toBe("wool");
  expect(answers).toHaveBeenCalledTimes(1);
  await visit("/coat");
  expect(answers).toHaveBeenCalledTimes(2);
  prefetch(routes, "/coat");
  vi.advanceTimersByTime(15_000);
  await visit("/coat");
  expect(answers).toHaveBeenCalledTimes(4);
});

test("a prefetch that failed is asked for again by the click", async () => {
  answers.mockImplementationOnce(() => says({ errors: {} }, 503));
  answers.mockImplementation(() => says({ loaderData: { coat: "wool" } }));
  prefetch(routes, "/coat");
  await vi.advanceTimersByTimeAsync(0);
  expect((await visit("/coat")).loaderData["coat"]).toBe("wool");
});

test("other sites are not prefetched", () => {
  prefetch(routes, "https://elsewhere.example/coat");
  expect(answers).not.toHaveBeenCalled();
});

const memory = {
  recall: vi.fn<RouteMemory["recall"]>(),
  extend: vi.fn<RouteMemory["extend"]>(),
};
const remembering: RouteObject[] = [
  { id: "home", path: "/", loader: true },
  { id: "coats", path: "/coats", loader: true, handle: { memory: () => Promise.resolve(memory) } },
];

/** Goes to an address by a link, or steps back to it. */
async function come(path: string, isReturn = false) {
  vi.stubGlobal("location", new URL("/coats", ORIGIN));
  const router = createMemoryRouter(remembering, { dataStrategy, hydrationData: { loaderData: { home: "home" } } });
  if (isReturn) {
    const steps = new EventTarget();
    noteReturns(Object.assign(steps, { location: new URL(path, ORIGIN) }));
    steps.dispatchEvent(new Event("popstate"));
  }
  void router.navigate(path);
  await vi.advanceTimersByTimeAsync(0);
  return router.state;
}

test("a route that remembers answers a return by itself, and nobody is asked", async () => {
  memory.recall.mockReturnValue("as it was");
  expect((await come("/coats?page=2", true)).loaderData["coats"]).toBe("as it was");
  expect(answers).not.toHaveBeenCalled();
});

test("a link asks anew, and so does a return to what is forgotten", async () => {
  answers.mockImplementation(() => says({ loaderData: { coats: "new" } }));
  memory.recall.mockReturnValue("as it was");
  expect((await come("/coats")).loaderData["coats"]).toBe("new");
  memory.recall.mockReturnValue(undefined);
  expect((await come("/coats", true)).loaderData["coats"]).toBe("new");
});

test("of an address that is shown in part the rest is asked for", async () => {
  answers.mockImplementation(() => says({ loaderData: { coats: "second" } }));
  memory.extend.mockReturnValue({ address: `${ORIGIN}/coats?page=2&append=`, join: (part) => `first and ${part}` });
  const { loaderData, location } = await come("/coats?page=2");
  expect(loaderData["coats"]).toBe("first and second");
  expect(location.search).toBe("?page=2");
  expect(answers.mock.lastCall?.[0]).toBe(`${ORIGIN}/coats?page=2&append=`);
});

test.each([
  ["an error", () => says({ errors: { coats: { status: 500, statusText: "", data: null } } }, 500)],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])("a rest that cannot be had leaves the page: %s", async (_what, answer) => {
  answers.mockImplementation(answer);
  memory.extend.mockReturnValue({ address: `${ORIGIN}/coats?page=2&append=`, join: (part) => `first and ${part}` });
  const { loaderData, errors } = await come("/coats?page=2");
  expect(loaderData["coats"]).toBe("first and undefined");
  expect(errors).toBeNull();
});

test("a rest of another build loads the document of the address that the visitor sees", async () => {
  answers.mockImplementation(() => says({ loaderData: { coats: "second" } }, 200, "another"));
  memory.extend.mockReturnValue({ address: `${ORIGIN}/coats?page=2&append=`, join: String });
  await come("/coats?page=2");
  expect(load).toHaveBeenCalledExactlyOnceWith("/coats?page=2");
});
