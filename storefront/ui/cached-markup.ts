// Parts of a page whose markup the server reuses. Markup depends on nothing but data, language and settings, so equal data gives equal
// markup: it cannot be out of date. The browser renders such parts like any others, and leaves this module out.

import { createContext, createElement, type ReactElement, use } from "react";

/** Renders a part, or puts a mark in its place. `data` is everything that the part of this name shows, and must not change. */
export type RenderPart = (name: string, data: object, render: () => ReactElement) => ReactElement;

const MarkupContext = createContext<RenderPart | undefined>(undefined);
export const CachedMarkupProvider = MarkupContext.Provider;

/** Parts must not use `useId`, whose ids differ from page to page, and must not be nested. */
export const useCachedMarkup: () => RenderPart = () => use(MarkupContext) ?? ((_name, _data, render) => render());

/** Name of the placeholder element of a part. A text of the page cannot imitate it, because React escapes it. */
export const MARK = "cached-part";

export const markOf = (id: number): ReactElement => createElement(MARK, { id, key: id });
