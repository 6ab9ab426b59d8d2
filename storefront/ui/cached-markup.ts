// Parts of a page whose markup the server reuses. Markup depends on nothing but data, language and settings, so equal data gives equal
// markup: it cannot be out of date. The browser renders such parts like any others, and leaves this module out.

import { createContext, createElement, type ReactElement, use } from "react";

/** Renders a part, or puts a mark in its place. `data` is the JSON of everything that the part shows. */
export type RenderPart = (data: () => string, render: () => ReactElement) => ReactElement;

const MarkupContext = createContext<RenderPart | undefined>(undefined);
export const CachedMarkupProvider = MarkupContext.Provider;

/** For parts without ids of `useId`, and not within each other. */
export const useCachedMarkup: () => RenderPart = () => use(MarkupContext) ?? ((_data, render) => render());

/** The element that stands for markup; React escapes its signs in texts. */
export const MARK = "cached-part";

export const markOf = (id: number): ReactElement => createElement(MARK, { id, key: id });
