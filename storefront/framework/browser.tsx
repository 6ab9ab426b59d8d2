// Starts a site in the browser: reads the document's state and hydrates the whole document.

import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type HydrationState, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { ChunkError, dataStrategy, prefetch } from "./client-data.ts";
import type { Page, RouteDefinition, Site } from "./define.ts";
import { installLinks } from "./links.ts";
import { createNavigate } from "./navigation.ts";
import { unpack } from "./pack.ts";
import { fromWire, mapValues, STATE_ELEMENT, type DocumentState } from "./protocol.ts";
import { PublicConfigProvider } from "#storefront/ui/public-config.tsx";
import { Ready } from "./ready.tsx";
import { noteReturns } from "./returns.ts";
import { routeTree } from "./tree.ts";

// A function rather than top-level await: a page chunk that imports from this chunk would wait for it for ever. Each step is a
// separate task, because on a slow phone all of them together would hold up a tap.
export async function startBrowser(site: Site): Promise<void> {
  // The evaluation of React was a task.
  await scheduler.yield();
  const state: DocumentState = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "{}");
  const tree = routeTree(
    site,
    // The data strategy answers for loaders and actions.
    (route) => ({
      loader: true,
      action: true,
      handle: { memory: route.memory },
      lazy: { Component: () => loadPage(route) },
    }),
    true,
  );
  await resolvePage(tree, state.route);
  await scheduler.yield();
  const hydrationData: HydrationState = {
    loaderData: unpack(state.loaderData ?? {}) as Record<string, unknown>,
    actionData: state.actionData ? { ...state.actionData } : null,
    errors: mapValues(state.errors, fromWire),
  };
  await scheduler.yield();
  noteReturns(window);
  const router = createBrowserRouter(tree, { dataStrategy, hydrationData });
  const app = (
    <PublicConfigProvider value={state.config}>
      <Ready>
        <RouterProvider router={router} />
      </Ready>
    </PublicConfigProvider>
  );
  await scheduler.yield();
  // In a transition, so that React yields to input while it hydrates.
  startTransition(() => {
    hydrateRoot(
      document,
      import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app,
      // The browser ends a view transition if the window changes; the page is as it should be.
      { onRecoverableError: (error) => error instanceof DOMException || console.error("Hydration:", error) },
    );
  });
  const navigate = createNavigate({
    singlePageRouting: state.config.singlePageRouting,
    route: (to, options) => void router.navigate(to, options),
    load: (to) => location.assign(to),
  });
  installLinks(navigate, (href) => {
    if (state.config.singlePageRouting) prefetch(tree, href);
  });
  import.meta.hot?.on("server:update", () => void router.revalidate());
}

/**
 * The router renders a fallback while a matched route is still lazy: resolve the page before it exists. The document names it, because
 * matching its address with every route takes longer than all other steps.
 */
async function resolvePage([layout]: RouteObject[], name: string | undefined): Promise<void> {
  const page = layout?.children?.find(({ id }) => id === name);
  const lazy = typeof page?.lazy === "object" ? page.lazy.Component : undefined;
  if (!page || !lazy) return;
  page.Component = (await lazy()) ?? null;
  delete page.lazy;
}

async function loadPage(route: RouteDefinition): Promise<Page> {
  const module = await route.page().catch((cause: unknown) => {
    throw new ChunkError(`The page "${route.name}" did not load.`, { cause });
  });
  return module.default;
}
