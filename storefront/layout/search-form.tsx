// The search field of the header, of the layer that phones open and of the search page: a plain form, so that it works
// before scripts arrive.
import { useEffect, useRef } from "react";
import { CLOSE, Glyph, SEARCH } from "#storefront/ui/glyph.tsx";
import { common } from "#locales/common";
import styles from "./search-form.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  /** Address of the search page, with the visitor's country prefix. */
  readonly action: string;
  readonly query?: string;
  /** `header` shows from 1280 px; `layer` fills its row; `page` is large and always visible. */
  readonly place?: "header" | "layer" | "page";
  /** True if the page searches as the visitor types. */
  readonly asYouType?: boolean;
}

export function SearchForm({ action, query = "", place = "header", asYouType = false }: Props) {
  const say = useMessages(common);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    // While the visitor types, the field is ahead of the results.
    const isAhead = asYouType && document.activeElement === current;
    if (current && !isAhead) current.value = query;
  }, [query, asYouType]);
  return (
    <search className={styles[place]} data-search={place} data-as-you-type={asYouType ? "" : undefined}>
      <form className={styles.form} action={action}>
        <button className={styles.submit} title={say("submitSearch")} aria-label={say("submitSearch")}>
          <Glyph name="search" path={SEARCH} />
        </button>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="qTitle"
          aria-label={say("search")}
          placeholder={say("searchHere")}
          defaultValue={query}
          required
          maxLength={512}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          {...(import.meta.env.SSR && place === "layer" && FOCUSED_ON_OPENING)}
        />
        <Clear href={place === "page" ? action : undefined} />
      </form>
    </search>
  );
}

/** Focuses the field when the dialog opens, not when a page loads. */
const FOCUSED_ON_OPENING = { autoFocus: true };

/** On the search page a link to the page without a query, because a reset would restore the query. */
function Clear({ href }: { readonly href: string | undefined }) {
  const label = useMessages(common)("clearSearch");
  const same = { title: label, "aria-label": label, className: styles.clear };
  const cross = <Glyph name="close" path={CLOSE} small />;
  // The header and the layer are the server's; the browser's code renders only pages.
  if (import.meta.env.SSR && href === undefined) {
    return (
      <button type="reset" data-clear="" {...same}>
        {cross}
      </button>
    );
  }
  return (
    <a href={href} data-clear="" {...same}>
      {cross}
    </a>
  );
}
