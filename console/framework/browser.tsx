// Starts the console in the browser: reads the document's state and hydrates the whole document.

import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type HydrationState, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ChunkError, prefetch } from "#storefront/framework/client-data.ts";
import { installLinks } from "#storefront/framework/links.ts";
import { fromWire, mapValues, STATE_ELEMENT, type Payload } from "#storefront/framework/protocol.ts";
import { Ready } from "#storefront/framework/ready.tsx";
import type { ConsoleRoute } from "./define.ts";
import { keepingForms } from "./lost-requests.ts";
import { consoleTree, type ConsoleSite } from "./tree.ts";

export async function startConsole(site: ConsoleSite): Promise<void> {
  const tree = consoleTree(
    site,
    // The data strategy answers for loaders and actions.
    (route) => ({
      loader: true,
      action: true,
      lazy: { Component: () => loadPage(route) },
    }),
    true,
  );
  await resolveMatched(tree);
  const state: Payload = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "{}");
  const hydrationData: HydrationState = {
    loaderData: { ...state.loaderData },
    actionData: state.actionData ? { ...state.actionData } : null,
    errors: mapValues(state.errors, fromWire),
  };
  const router = createBrowserRouter(tree, { dataStrategy: keepingForms(() => router.state), hydrationData });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Ready>
          <RouterProvider router={router} />
        </Ready>
      </StrictMode>,
    );
  });
  installLinks(
    (to, { replace = false, keepScroll = false } = {}) =>
      void router.navigate(to, { replace, preventScrollReset: keepScroll }),
    (href) => prefetch(tree, href),
  );
  import.meta.hot?.on("server:update", () => void router.revalidate());
}

/** The router renders a fallback while a matched route is still lazy: resolve those before it exists. */
async function resolveMatched(objects: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(objects, location) ?? []) {
    const lazy = typeof route.lazy === "object" ? route.lazy.Component : undefined;
    if (!lazy) continue;
    route.Component = (await lazy()) ?? null;
    delete route.lazy;
  }
}

async function loadPage(route: ConsoleRoute) {
  const module = await route.page().catch((cause: unknown) => {
    throw new ChunkError(`The page "${route.name}" did not load.`, { cause });
  });
  return module.default;
}
