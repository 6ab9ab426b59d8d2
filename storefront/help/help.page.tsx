// The help centre: its list and search, a page of it, and what is shown for a page that does not exist.
import { useLoaderData } from "react-router";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import type { FoundLink, HelpData, HelpPageData } from "./help-data.ts";
import { helpJsonLd } from "./help-json-ld.ts";
import { Prose } from "./prose.tsx";
import styles from "./help.module.css";

export default function HelpPage() {
  const data = useLoaderData<HelpData>();
  return (
    <div className={styles.page} data-bare={data.isBare || undefined}>
      <title>{data.seoTitle}</title>
      <meta name="description" content={data.description} />
      {data.robots && <meta name="robots" content={data.robots} />}
      {data.canonical && <link rel="canonical" href={data.canonical} />}
      {data.kind === "page" ? <TextPage data={data} /> : <Home data={data} />}
    </div>
  );
}

HelpPage.jsonLd = import.meta.env.SSR ? helpJsonLd : undefined;

function TextPage({ data }: { readonly data: HelpPageData }) {
  return (
    <>
      {!data.isBare && <Breadcrumb trail={[{ name: "Help", href: data.home }, { name: data.title }]} />}
      <div className={styles.columns}>
        {!data.isBare && <Contents data={data} />}
        <article>
          <h1 className={styles.title}>{data.title}</h1>
          {data.updated && (
            <p className={styles.updated}>
              Last changed <time dateTime={data.updated}>{dayOf(data.updated)}</time>
            </p>
          )}
          <Prose blocks={data.blocks} isQuestions={data.isQuestions} isNative={data.isBare} />
        </article>
      </div>
    </>
  );
}

/** Beside a page: the whole help centre; folded away on a phone, where it stands below. */
function Contents({ data }: { readonly data: HelpPageData }) {
  return (
    <nav className={styles.contents} aria-label="Help">
      <Search data={data} />
      {data.topics.map(({ name, links }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={link.href === data.path ? "page" : undefined}>
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Home({ data }: { readonly data: Exclude<HelpData, HelpPageData> }) {
  const isMissing = data.kind === "missing";
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        {isMissing && <p>Perhaps one of these is what you were looking for, or ask in your own words.</p>}
        <Search data={data} isLarge />
      </header>
      {(data.find !== "" || data.found.length > 0) && <Found data={data} isMissing={isMissing} />}
      <div className={styles.topics}>
        {data.topics.map(({ name, links }) => (
          <section key={name} className={styles.topic}>
            <h2>{name}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} data-native={data.isBare ? "" : undefined}>
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

interface FoundProps {
  readonly data: { readonly found: readonly FoundLink[]; readonly find: string; readonly isBare: boolean };
  readonly isMissing: boolean;
}

function Found({ data: { found, find, isBare }, isMissing }: FoundProps) {
  if (isMissing && found.length === 0) return null;
  return (
    <section className={styles.found} aria-label="Answers">
      {!isMissing && (
        <output className={styles.count}>
          {found.length === 0
            ? `Nothing here answers to “${find}”. Try fewer words, or choose below.`
            : `${found.length} ${found.length === 1 ? "answer" : "answers"} to “${find}”`}
        </output>
      )}
      <ol>
        {found.map(({ name, href, page, description }) => (
          <li key={href}>
            {/* The browser itself opens the question that an address leads to. */}
            <a href={href} data-native={isBare || href.includes("#") ? "" : undefined}>
              {name}
            </a>
            {page !== name && <span>{page}</span>}
            {description && <p>{description}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Search({ data, isLarge = false }: { readonly data: HelpData; readonly isLarge?: boolean }) {
  return (
    <search className={isLarge ? styles.largeSearch : styles.search}>
      <form action={data.home}>
        <Icon name="search" />
        <input
          key={data.find}
          type="search"
          name="find"
          aria-label="Search help"
          placeholder="Search help"
          defaultValue={data.kind === "home" ? data.find : ""}
          maxLength={100}
          required
        />
      </form>
    </search>
  );
}

/** By hand and in UTC: server and browser must say the same, whatever their time zones and languages. */
const dayOf = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
