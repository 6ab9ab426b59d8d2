// What a route is: a name, a path, a page for the browser and a server module with its loader and action.

import type { ComponentType } from "react";
import type { UNSAFE_DataWithResponseInit as WithInit } from "react-router";
import type { LoaderContext } from "./context.ts";
import type { Frame } from "./frame.tsx";

/** Loader data travels as JSON: a Date or a Map in a loader's answer must not type-check. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

export interface LoaderArgs extends LoaderContext {
  readonly request: Request;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

type Answer = object | string | number | boolean | null | WithInit<unknown> | Response;

export interface ServerModule {
  readonly loader?: (args: LoaderArgs) => Answer | Promise<Answer>;
  readonly action?: (args: LoaderArgs) => Answer | Promise<Answer>;
}

/** A page component; `jsonLd` gives the structured data that the document's head carries. The server alone asks for it. */
export type Page<Data = never> = ComponentType & { readonly jsonLd?: ((data: Data) => object | null) | undefined };

export interface RouteDefinition {
  readonly name: string;
  /** As in React Router; `:code?` in front is the visitor's country. */
  readonly path: string;
  readonly page: () => Promise<{ readonly default: Page }>;
  /** In the browser the import is replaced by `true`: there is something to ask the server for. */
  readonly server?: (() => Promise<ServerModule>) | true;
  /** What the browser keeps of the loader's answers; loaded with the page that fills it. */
  readonly memory?: () => Promise<RouteMemory>;
  /** What stands around the page: the shop's whole frame, a head with the way back alone, or nothing at all. */
  readonly frame?: "quiet" | "none";
  /** Source file of `page`, the key into the client manifest; filled in by the build. */
  readonly file?: string;
}

/** What the browser keeps of a route's answers, so that it need not ask for them again. */
export interface RouteMemory {
  /** The answer at an address that the visitor returns to through the history; undefined when it is not kept. */
  readonly recall: (url: URL) => unknown;
  /** Where to ask for the part of an address that is not shown yet; undefined when the whole is to be asked for. */
  readonly extend: (url: URL) => Extension | undefined;
}

export interface Extension {
  readonly address: string;
  /** The whole, made of what is shown and the part; undefined for a part that could not be had. */
  readonly join: (part: unknown) => unknown;
}

/** What stands around every page. */
export interface LayoutDefinition {
  readonly Component: ComponentType;
  /** Shown in the place of a page that failed. */
  readonly PageError: ComponentType;
  /** Shown as a whole document when the layout itself failed. */
  readonly DocumentError: ComponentType;
  /** As with pages, `true` in the browser. */
  readonly server: (() => Promise<LayoutModule>) | true;
}

export interface LayoutModule {
  readonly loader: (args: LoaderArgs) => Answer;
  /** Gathers what the frame shows; it is rendered when the page has said which department it belongs to. */
  readonly loadFrame: (context: FrameContext, url: URL) => Promise<RenderFrame>;
  /** The frame of pages where nothing shall lead away. */
  readonly quietFrame: (context: FrameContext) => Frame;
  /** Around pages that are shown within something else. */
  readonly noFrame: () => Frame;
}

export type RenderFrame = (department: string | undefined) => Frame;

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
