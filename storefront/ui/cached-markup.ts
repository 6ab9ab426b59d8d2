// Parts of a page whose markup the server reuses. Markup depends on nothing but data, language and settings, so equal data gives equal
// markup: it cannot be out of date. The browser renders such parts like any others, and leaves this module out.

import { createContext, createElement, type ReactElement, use } from "react";

/**
 * Renders parts that follow each other, or puts marks in their place. Each of `all` is everything that a part of this name shows, and must
 * not change.
 */
export type RenderParts = <Data extends object>(
  name: string,
  all: readonly Data[],
  render: (data: Data) => ReactElement,
) => readonly ReactElement[];

const MarkupContext = createContext<RenderParts | undefined>(undefined);
export const CachedMarkupProvider = MarkupContext.Provider;

/** Parts must not use `useId`, whose ids differ from page to page, and must not be nested. */
export const useCachedMarkup: () => RenderParts = () => use(MarkupContext) ?? ((_name, all, render) => all.map(render));

/** Name of the placeholder element of parts. A text of the page cannot imitate it, because React escapes it. */
export const MARK = "cached-part";

/** Placeholder of one part, or of a run of them. */
export const markOf = (first: number, last = first): ReactElement =>
  createElement(MARK, { id: first === last ? first : `${first}-${last}`, key: first });
