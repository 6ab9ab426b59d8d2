// The search field of the header and of the search page: a plain form, so that it works before scripts arrive.
import { Glyph, SEARCH } from "#storefront/ui/glyph.tsx";
import styles from "./search-form.module.css";

interface Props {
  /** Address of the search page, with the visitor's country prefix. */
  readonly action: string;
  readonly query?: string;
  /** `header` shows from 1280 px; `page` is large and always there. */
  readonly place?: "header" | "page";
}

export function SearchForm({ action, query, place = "header" }: Props) {
  return (
    <search className={styles[place]}>
      <form className={styles.form} action={action}>
        <button className={styles.submit} title="Submit your search query." aria-label="Submit your search query.">
          <Glyph name="search" path={SEARCH} />
        </button>
        <input
          key={query}
          className={styles.input}
          type="search"
          name="qTitle"
          aria-label="Search"
          placeholder="Search here…"
          defaultValue={query}
          required
          maxLength={512}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </search>
  );
}
