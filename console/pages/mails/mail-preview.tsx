// The mail as people receive it, with the draft in it.

import { useMessages } from "#storefront/ui/language.tsx";
import { editor as editorTexts } from "../../locales/generated/editor.ts";
import { RefusedDraft } from "../../preview/refused-draft.tsx";
import { useDraftPreview } from "../../preview/use-draft.ts";
import { Section } from "../../ui/page.tsx";
import type { ShownMail } from "./mail.server.ts";
import styles from "./mails.module.css";

interface MailPreviewProps {
  readonly fields: Readonly<Record<string, string>>;
  /** With the stored texts. */
  readonly shown: ShownMail;
  readonly language: string;
}

export function MailPreview({ fields, shown: stored, language }: MailPreviewProps) {
  const say = useMessages(editorTexts);
  const preview = useDraftPreview(fields, { text: stored.subject, html: stored.html });
  const { shown, isBusy } = preview;
  return (
    <Section title={say("preview")}>
      <p className={styles.subject} lang={language} dir="auto">
        {shown?.text}
      </p>
      <RefusedDraft preview={preview} />
      <iframe
        key={shown?.html}
        className={styles.mail}
        title={shown?.text ?? stored.subject}
        aria-busy={isBusy}
        sandbox="allow-same-origin"
        srcDoc={shown?.html}
        // One of the document may be there before the script.
        ref={(frame) => applyStyles(frame?.contentDocument ?? null)}
        onLoad={(event) => applyStyles(event.currentTarget.contentDocument)}
      />
    </Section>
  );
}

/** Styles of a mail are attributes, which the console's content policy allows to scripts only. */
function applyStyles(mail: Document | null): void {
  for (const element of mail?.querySelectorAll<HTMLElement>("[data-style]") ?? []) {
    element.style.cssText = element.dataset["style"] ?? "";
  }
}
