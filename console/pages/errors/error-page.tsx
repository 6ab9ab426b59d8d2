// Pages that failed, do not exist, or that the member of staff may not open.

import { isRouteErrorResponse, useRouteError } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { Document } from "../../layout/document.tsx";
import { errors } from "../../locales/generated/errors.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";

interface Refusal {
  /** The permission, in words. */
  readonly needs?: string;
  /** "all" if only those who work for all markets may do it. */
  readonly markets?: string;
}

export function PageError() {
  const say = useMessages(errors);
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refusal = isRouteErrorResponse(error) && status === 403 ? (error.data as Refusal | null) : null;
  const [title, text] =
    status === 403
      ? [
          say("lockedTitle"),
          refusal?.markets ? say("marketsText") : say("lockedText", { permission: refusal?.needs ?? "" }),
        ]
      : status === 404
        ? [say("missingTitle"), say("missingText")]
        : [say("failedTitle"), say("failedText")];
  return (
    <>
      <PageHead title={title} />
      <PageBody>
        <Empty title={title}>
          <p>{text}</p>
          <LinkButton href="/console" icon="clock">
            {say("toToday")}
          </LinkButton>
        </Empty>
      </PageBody>
    </>
  );
}

/** Replaces the whole document if the layout failed. */
export const DocumentError = () => (
  <Document theme="system">
    <main id="main">
      <PageError />
    </main>
  </Document>
);
