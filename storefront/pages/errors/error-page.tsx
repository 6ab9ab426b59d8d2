// The error pages: a message, and links to continue. They need no loader data.
import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "react-router";
import type { LayoutData } from "#storefront/layout/layout-data.ts";
import { SearchForm } from "#storefront/layout/search-form.tsx";
import { LAYOUT, type Way } from "#storefront/framework/define.ts";
import { Document } from "#storefront/framework/document.tsx";
import { useLanguage, useMessages } from "#storefront/ui/language.tsx";
import { errors } from "#locales/errors";
import styles from "./error-page.module.css";
import { PageTitle } from "#storefront/ui/page-title.tsx";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";

/** Replaces the page, inside the frame. */
export function PageError() {
  const layout = useRouteLoaderData<LayoutData>(LAYOUT);
  return <Failure code={layout?.code ?? null} />;
}

/** Replaces the whole document if the frame fails. With the shop's name rather than its logo, which needs a request. */
export function DocumentError() {
  const { shopName } = usePublicConfig();
  const visitorLanguage = useLanguage();
  const {
    language = visitorLanguage,
    direction = "ltr",
    code = null,
  } = useRouteLoaderData<Partial<LayoutData>>(LAYOUT) ?? {};
  return (
    <Document language={language} direction={direction}>
      <main id="main">
        <a className={styles.mark} href={code ? `/${code}` : "/"} data-native>
          <bdi>{shopName}</bdi>
        </a>
        <Failure code={code} />
      </main>
    </Document>
  );
}

function Failure({ code }: { readonly code: string | null }): ReactNode {
  const error = useRouteError();
  const { ways } = isRouteErrorResponse(error) ? ((error.data ?? {}) as { readonly ways?: readonly Way[] }) : {};
  return <ErrorContent code={code} status={isRouteErrorResponse(error) ? error.status : 500} ways={ways} />;
}

interface ErrorProps {
  readonly code: string | null;
  readonly status: number;
  /** Address to try again. */
  readonly retry?: string;
  /** Links to departments with products; the usual ones if they are unknown, as after a failure. */
  readonly ways?: readonly Way[] | undefined;
}

export function ErrorContent({ code, status, retry, ways }: ErrorProps): ReactNode {
  const say = useMessages(errors);
  const [title, text] = isMissing(status)
    ? [say("missingTitle"), say("missingText")]
    : [say("failedTitle"), say("failedText")];
  const prefix = code ? `/${code}` : "";
  const shown = ways ?? WAYS.map(([slug, key]) => ({ href: `${prefix}/collections/${slug}`, name: say(key) }));
  return (
    <section className={styles.error}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {retry && (
        <a className={styles.retry} href={retry} data-native>
          {say("retry")}
        </a>
      )}
      <SearchForm action={`${prefix}/pages/search`} place="page" />
      {shown.length > 0 && (
        <ul className={styles.ways}>
          {shown.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const WAYS = [
  ["new-arrivals", "newArrivals"],
  ["women", "women"],
  ["men", "men"],
  ["kids", "kids"],
  ["sale", "sale"],
] as const;

const isMissing = (status: number): boolean => status === 404 || status === 410;
