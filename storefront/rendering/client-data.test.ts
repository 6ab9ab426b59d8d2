import { createMemoryRouter, isRouteErrorResponse, type RouteObject } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkError, dataStrategy, prefetch } from "./client-data.ts";
import { BUILD_HEADER, DATA_MEDIA_TYPE, type Payload } from "./protocol.ts";

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
});
afterEach(() => {
  // What a test prefetched does not outlive it.
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
  expect(init?.headers).toEqual({ Accept: `${DATA_MEDIA_TYPE};routes=coat` });
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
