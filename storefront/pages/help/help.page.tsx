// The help centre: list and search, a page, and suggestions for a page that does not exist.
import { useLoaderData } from "react-router";
import { formatDate, type LanguageCode } from "#catalogue";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { Rich, useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { help } from "#locales/help";
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

/** Attributes of an untranslated text on a page in another language. */
const ENGLISH = { lang: "en", dir: "ltr" } as const;

function TextPage({ data }: { readonly data: HelpPageData }) {
  const say = useMessages(help);
  const language = useLanguage();
  return (
    <>
      {!data.isBare && <Breadcrumb trail={[{ name: say("help"), href: data.home }, { name: data.title }]} />}
      <div className={styles.columns}>
        {!data.isBare && <Contents data={data} />}
        <article>
          <h1 className={styles.title}>{data.title}</h1>
          {data.updated && (
            <p className={styles.updated}>
              <Rich
                text={say.raw("updated")}
                date={<time dateTime={data.updated}>{dayOf(data.updated, language)}</time>}
              />
            </p>
          )}
          {data.isEnglish && <p className={styles.updated}>{say("inEnglish")}</p>}
          <div {...(data.isEnglish && ENGLISH)}>
            <Prose blocks={data.blocks} isQuestions={data.isQuestions} isNative={data.isBare} />
          </div>
        </article>
      </div>
    </>
  );
}

/** The table of contents beside a page; folded below it on a phone. */
function Contents({ data }: { readonly data: HelpPageData }) {
  const say = useMessages(help);
  return (
    <nav className={styles.contents} aria-label={say("help")}>
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
  const say = useMessages(help);
  const isMissing = data.kind === "missing";
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{data.title}</h1>
        {isMissing && <p>{say("suggestions")}</p>}
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
  const say = useMessages(help);
  if (isMissing && found.length === 0) return null;
  return (
    <section className={styles.found} aria-label={say("answers")}>
      {!isMissing && (
        <output className={styles.count}>
          {found.length === 0 ? say("nothing", { find }) : say("found", { count: found.length, find })}
        </output>
      )}
      <ol>
        {found.map(({ name, href, page, description, isEnglish }) => (
          <li key={href}>
            {/* The browser opens the question of a fragment. */}
            <a href={href} data-native={isBare || href.includes("#") ? "" : undefined}>
              {name}
            </a>
            {page !== name && <span>{page}</span>}
            {description && <p {...(isEnglish && ENGLISH)}>{description}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Search({ data, isLarge = false }: { readonly data: HelpData; readonly isLarge?: boolean }) {
  const say = useMessages(help);
  return (
    <search className={isLarge ? styles.largeSearch : styles.search}>
      <form action={data.home}>
        <Icon name="search" />
        <input
          key={data.find}
          type="search"
          name="find"
          aria-label={say("search")}
          placeholder={say("search")}
          defaultValue={data.kind === "home" ? data.find : ""}
          maxLength={100}
          required
        />
      </form>
    </search>
  );
}

/** In UTC, so that server and browser agree. */
const dayOf = (day: string, language: LanguageCode): string =>
  formatDate(new Date(`${day}T00:00:00Z`), language, "UTC");
