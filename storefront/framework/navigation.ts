// Decides for every click between a document load and a navigation within the page.

export interface NavigationSettings {
  readonly singlePageRouting: boolean;
  /** In-page navigation of the router. */
  readonly route: (to: string, options: { replace: boolean; preventScrollReset: boolean }) => void;
  /** Document load. */
  readonly load: (to: string) => void;
}

export interface NavigationOptions {
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
}

/** A full page load, unless single-page routing is enabled or the entry shall be replaced. */
export const createNavigate =
  (settings: NavigationSettings) =>
  (to: string, { replace = false, keepScroll = false }: NavigationOptions = {}): void => {
    if (settings.singlePageRouting || replace) settings.route(to, { replace, preventScrollReset: keepScroll });
    else settings.load(to);
  };

export type Navigate = ReturnType<typeof createNavigate>;
