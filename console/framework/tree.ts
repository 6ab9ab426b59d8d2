// The route tree that the browser's and the server's router share; each side supplies what differs in its leaves.

import type { ComponentType } from "react";
import type { RouteObject, ShouldRevalidateFunction } from "react-router";
import { LAYOUT } from "#storefront/framework/define.ts";
import type { ConsoleRoute } from "./define.ts";

export interface ConsoleSite {
  readonly routes: readonly ConsoleRoute[];
  readonly Layout: ComponentType;
  /** Replaces a page that failed, or that the member of staff may not open. */
  readonly PageError: ComponentType;
  /** Replaces the whole document if the layout failed. */
  readonly DocumentError: ComponentType;
}

type Leaf = Pick<RouteObject, "Component" | "loader" | "action" | "lazy" | "handle">;

export const consoleTree = (
  { routes, Layout, PageError, DocumentError }: ConsoleSite,
  leafOf: (route: ConsoleRoute) => Leaf,
  layoutLoader: NonNullable<RouteObject["loader"]>,
): RouteObject[] => [
  {
    id: LAYOUT,
    path: "/console",
    Component: Layout,
    ErrorBoundary: DocumentError,
    loader: layoutLoader,
    children: routes.map((route): RouteObject => {
      const leaf = leafOf(route);
      const handle = { ...leaf.handle, isOpen: route.isOpen };
      const common = {
        id: route.name,
        ErrorBoundary: PageError,
        ...leaf,
        handle,
        ...(route.reloadsWhenRefused && { shouldRevalidate: orWhenRefused }),
      };
      return route.path === "" ? { ...common, index: true } : { ...common, path: route.path };
    }),
  },
];

/** A request that never arrived has another status, and reads nothing again. */
const orWhenRefused: ShouldRevalidateFunction = ({ defaultShouldRevalidate, actionStatus }) =>
  defaultShouldRevalidate || actionStatus === 422;
