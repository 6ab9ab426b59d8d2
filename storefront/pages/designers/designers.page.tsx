// The index of designers: # and A to Z with a jump bar, narrowed by department or name.
import { memo, Suspense, useDeferredValue, useState } from "react";
import { useLoaderData } from "react-router";
import { numberIn, toHandle } from "#catalogue";
import { Icon } from "#storefront/ui/icon.tsx";
import { designers } from "#locales/designers";
import { favouriteDesigners } from "#locales/favourite-designers";
import { useFavouriteDesigners } from "#storefront/features/favourite-designers/favourite-designers.ts";
import type { DesignerLetter, DesignersIndexData, IndexLink } from "./designers-data.ts";
import { JumpBar, letterId } from "./jump-bar.tsx";
import { matchesName } from "./match-name.ts";
import styles from "./designers.module.css";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { PageTitle } from "#storefront/ui/page-title.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";

export default function DesignersPage() {
  const data = useLoaderData<DesignersIndexData>();
  // The typed text narrows the loaded names; another address starts again.
  return <DesignersIndex key={`${data.under} ${data.find}`} data={data} />;
}

function DesignersIndex({ data }: { readonly data: DesignersIndexData }) {
  const say = useMessages(designers);
  const title = useTitle(data);
  const { shopName } = usePublicConfig();
  const [typed, setTyped] = useState<string>();
  const find = useDeferredValue(typed);
  const groups = find === undefined ? data.groups : narrowed(data.groups, find);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={say("description", { title, count: data.total, shop: shopName })} />
      {data.robots && <meta name="robots" content={data.robots} />}
      {data.canonical && <link rel="canonical" href={data.canonical} />}
      <h1 className={styles.title}>{say("designers")}</h1>
      <Choices label={say("byDepartment")} all={data.everyone} links={data.departments} chosen={data.department} />
      <Choices label={say("byCategory")} all={data.everything} links={data.categories} chosen={data.category} />
      {data.types.length > 0 && <Choices label={say("byType")} links={data.types} chosen={data.type} />}
      <div className={styles.tools}>
        <search className={styles.search}>
          <form className={styles.find} action={data.path}>
            {Object.entries(data.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Icon name="search" />
            <input
              className={styles.field}
              type="search"
              name="find"
              aria-label={say("search")}
              placeholder={say("searchAmong", { count: data.total })}
              defaultValue={data.find}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </form>
        </search>
        <JumpBar letters={groups.map(({ letter }) => letter)} />
      </div>
      <output className={styles.none}>
        {data.isFailed ? say("failed") : groups.length === 0 && say("none", { query: find ?? data.find })}
      </output>
      {groups.length === 0 && !data.isFailed && (
        <p>
          <a className={styles.all} href={data.path}>
            {say("showAll")}
          </a>
        </p>
      )}
      {find === undefined && <Favourites under={data.under} />}
      {groups.map((group) => (
        // Each boundary hydrates separately, so that thousands of links never block a tap.
        <Suspense key={group.letter}>
          <Letter group={group} under={data.under} />
        </Suspense>
      ))}
    </div>
  );
}

/** The server has already narrowed by `data.find`; without it, it sent everything. */
const narrowed = (groups: readonly DesignerLetter[], find: string): readonly DesignerLetter[] =>
  groups
    .map(({ letter, designers: names }) => ({ letter, designers: names.filter(([name]) => matchesName(name, find)) }))
    .filter(({ designers: names }) => names.length > 0);

function useTitle({ name }: DesignersIndexData): string {
  const language = useLanguage();
  const say = useMessages(designers);
  if (!name) return say("designers");
  // English uses lower case within a sentence.
  return say("designersFor", { department: language === "en" ? name.toLowerCase() : name });
}

interface ChoicesProps {
  readonly label: string;
  /** Address without this choice. */
  readonly all?: string;
  readonly links: readonly IndexLink[];
  /** Slug; empty for all. */
  readonly chosen: string;
}

function Choices({ label, all, links, chosen }: ChoicesProps) {
  const say = useMessages(designers);
  const current = (slug: string) => (slug === chosen ? "page" : undefined);
  return (
    <nav className={styles.choices} aria-label={label}>
      {all !== undefined && (
        <a href={all} aria-current={current("")}>
          {say("all")}
        </a>
      )}
      {links.map(({ slug, name, href }) => (
        <a key={slug} href={href} aria-current={current(slug)}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The shopper's favourite designers, before the letters. */
function Favourites({ under }: { readonly under: string }) {
  const say = useMessages(favouriteDesigners);
  const favourites = useFavouriteDesigners();
  if (favourites.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="favourites">
      <h2 className={styles.letter} id="favourites" aria-label={say("yours")}>
        ♥
      </h2>
      <ul className={styles.names}>
        {favourites.map(([handle, name]) => (
          <li key={handle}>
            <a href={`${under}/${handle}`}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LetterProps {
  readonly group: DesignerLetter;
  readonly under: string;
}

const Letter = memo(function Letter({ group: { letter, designers: names }, under }: LetterProps) {
  const language = useLanguage();
  const say = useMessages(designers);
  const id = letterId(letter);
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-name`} tabIndex={-1}>
      <h2 className={styles.letter} id={`${id}-name`} aria-label={letter === "#" ? say("signs") : undefined}>
        {letter}
      </h2>
      <ul className={styles.names}>
        {names.map(([name, count, handle = toHandle(name)]) => (
          <li key={name}>
            <a href={`${under}/${handle}`}>
              <bdi>{name}</bdi> <span>{numberIn(language, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
