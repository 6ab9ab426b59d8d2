// The index of designers: # and A to Z with a jump bar, narrowed by department or name.
import { memo, Suspense, useDeferredValue, useState } from "react";
import { useLoaderData } from "react-router";
import { numberIn, toHandle } from "#catalogue";
import { Icon } from "#storefront/ui/icon.tsx";
import { designers } from "#locales/designers";
import type { DesignerLetter, DesignersIndexData } from "./designers-data.ts";
import { JumpBar, letterId } from "./jump-bar.tsx";
import { matchesName } from "./match-name.ts";
import styles from "./designers.module.css";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";

export default function DesignersPage() {
  const data = useLoaderData<DesignersIndexData>();
  // The typed text narrows the loaded names; another address starts again.
  return <DesignersIndex key={`${data.department} ${data.find}`} data={data} />;
}

function DesignersIndex({ data }: { readonly data: DesignersIndexData }) {
  const say = useMessages(designers);
  const title = useTitle(data);
  const [typed, setTyped] = useState<string>();
  const find = useDeferredValue(typed);
  const groups = find === undefined ? data.groups : narrowed(data.groups, find);
  return (
    <div className={styles.page}>
      <title>{`${title} | Vitrine`}</title>
      <meta name="description" content={say("description", { title, count: data.total })} />
      {data.robots && <meta name="robots" content={data.robots} />}
      {data.canonical && <link rel="canonical" href={data.canonical} />}
      <h1 className={styles.title}>{say("designers")}</h1>
      <Departments data={data} />
      <div className={styles.tools}>
        <search className={styles.search}>
          <form className={styles.find} action={data.path}>
            {data.department !== "" && <input type="hidden" name="department" value={data.department} />}
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
      <output className={styles.none}>{groups.length === 0 && say("none", { query: find ?? data.find })}</output>
      {groups.length === 0 && (
        <p>
          <a className={styles.all} href={data.path}>
            {say("showAll")}
          </a>
        </p>
      )}
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

function useTitle({ departments, department }: DesignersIndexData): string {
  const language = useLanguage();
  const say = useMessages(designers);
  const name = departments.find(({ slug }) => slug === department)?.name;
  if (!name) return say("designers");
  // English uses lower case within a sentence.
  return say("designersFor", { department: language === "en" ? name.toLowerCase() : name });
}

function Departments({ data }: { readonly data: DesignersIndexData }) {
  const say = useMessages(designers);
  const current = (slug: string) => (slug === data.department ? "page" : undefined);
  return (
    <nav className={styles.departments} aria-label={say("byDepartment")}>
      <a href={data.path} aria-current={current("")}>
        {say("all")}
      </a>
      {data.departments.map(({ slug, name, href }) => (
        <a key={slug} href={href} aria-current={current(slug)}>
          {name}
        </a>
      ))}
    </nav>
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
        {names.map(([name, count]) => (
          <li key={name}>
            <a href={`${under}/${toHandle(name)}`}>
              <bdi>{name}</bdi> <span>{numberIn(language, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
