// The route tree that the browser's and the server's router share; each side supplies what differs in its leaves.

import type { RouteObject, ShouldRevalidateFunction } from "react-router";
import { LAYOUT, type RouteDefinition, type Site } from "./define.ts";

type Leaf = Pick<RouteObject, "Component" | "loader" | "action" | "lazy" | "handle">;

export function routeTree(
  { routes, layout }: Site,
  leafOf: (route: RouteDefinition) => Leaf,
  layoutLoader: NonNullable<RouteObject["loader"]>,
): RouteObject[] {
  const children = routes.map((route): RouteObject => {
    const leaf = leafOf(route);
    return {
      id: route.name,
      path: route.path,
      ErrorBoundary: layout.PageError,
      ...leaf,
      handle: { ...leaf.handle, frame: route.frame },
    };
  });
  return [
    {
      id: LAYOUT,
      Component: layout.Component,
      ErrorBoundary: layout.DocumentError,
      loader: layoutLoader,
      shouldRevalidate: layoutChanged,
      children,
    },
  ];
}

/** The layout's data is the same on every page: ask again only after a mutation, for another country, or on demand. */
const layoutChanged: ShouldRevalidateFunction = (change) =>
  (change.formMethod != null && change.formMethod !== "GET") ||
  change.currentParams["code"] !== change.nextParams["code"] ||
  (change.defaultShouldRevalidate && change.currentUrl.href === change.nextUrl.href);
