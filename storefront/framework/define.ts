// Route definitions: a name, a path, a page for the browser and a server module with its loader and action.

import type { ComponentType } from "react";
import type { UNSAFE_DataWithResponseInit as WithInit } from "react-router";
import type { LoaderContext } from "./context.ts";
import type { Frame } from "./frame.tsx";

/** Loader data is sent as JSON, so a Date or a Map must not type-check. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

export interface LoaderArgs extends LoaderContext {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type Answer = object | string | number | boolean | null | WithInit<unknown> | Response;

export interface ServerModule {
  readonly loader?: (args: LoaderArgs) => Answer | Promise<Answer>;
  readonly action?: (args: LoaderArgs) => Answer | Promise<Answer>;
  /**
   * For a shared route: what its data depends on besides the path and the visitor's market, language, device and VIP level. Data with the same
   * key is reused until the shop changes, for signed-in visitors too: the loader sees nothing of an account and sets no headers.
   * Undefined for an address whose data is loaded each time.
   */
  readonly dataKey?: (url: URL) => string | undefined;
}

/** A page component; `jsonLd` returns the structured data for the document's head, on the server only. */
export type Page<Data = never> = ComponentType & { readonly jsonLd?: ((data: Data) => object | null) | undefined };

export interface RouteDefinition {
  readonly name: string;
  /** As in React Router; `:code?` in front is the visitor's country. */
  readonly path: string;
  readonly page: () => Promise<{ readonly default: Page }>;
  /** Left out of the browser's build. */
  readonly server?: () => Promise<ServerModule>;
  /** The browser's cache of the loader's answers; loaded with the page that fills it. */
  readonly memory?: () => Promise<RouteMemory>;
  /** The frame around the page: the whole header and footer by default, only a link back, or nothing. */
  readonly frame?: "quiet" | "none";
  /**
   * The document is the same for every guest of a market, language and device, so that the server keeps it. Its loader sees no cookies
   * of guests.
   */
  readonly isShared?: true;
  /** Source file of `page`, the key into the client manifest; filled in by the build. */
  readonly file?: string;
}

/** The browser's cache of a route's answers. */
export interface RouteMemory {
  /** The answer for an address that the visitor returns to through the history; undefined if it is not cached. */
  readonly recall: (url: URL) => unknown;
  /** The missing part of an address that is shown in part; undefined if the whole must be loaded. */
  readonly extend: (url: URL) => Extension | undefined;
}

export interface Extension {
  readonly address: string;
  /** Joins what is shown with the part, which is undefined if it failed to load. */
  readonly join: (part: unknown) => unknown;
}

/** The layout around every page. */
export interface LayoutDefinition {
  readonly Component: ComponentType;
  /** Replaces a page that failed. */
  readonly PageError: ComponentType;
  /** Replaces the whole document if the layout failed. */
  readonly DocumentError: ComponentType;
  /** As with pages, left out of the browser's build. */
  readonly server: () => Promise<LayoutModule>;
}

export interface LayoutModule {
  readonly loader: (args: LoaderArgs) => Answer;
  /** Loads the frame's data; it is rendered once the page's department is known. */
  readonly loadFrame: (context: FrameContext, url: URL) => Promise<RenderFrame>;
  /** The frame of the checkout, without links that lead away. */
  readonly quietFrame: (context: FrameContext) => Frame;
  /** Links of a page that does not exist: departments with products. */
  readonly loadWays: (context: FrameContext) => Promise<readonly Way[]>;
  /** For pages shown inside an app. */
  readonly noFrame: () => Frame;
}

export interface Way {
  readonly href: string;
  readonly name: string;
}

/** `url` is the page's, of the path that the frame was loaded for. */
export type RenderFrame = (department: string | undefined, url: URL) => Frame;

export type FrameContext = Omit<LoaderContext, "out">;

/** The pages of a shop and the layout around them. */
export interface Site {
  readonly routes: readonly RouteDefinition[];
  readonly layout: LayoutDefinition;
}

/** Name of the route that contains all others: the layout. */
export const LAYOUT = "layout";

export function defineRoutes<const Table extends readonly RouteDefinition[]>(table: Table): Table {
  const seen = new Set<string>([LAYOUT]);
  for (const { name } of table) {
    if (seen.has(name)) throw new Error(`Two routes are named "${name}": route names must be unique.`);
    seen.add(name);
  }
  return table;
}
