// A secret that is shown once: its text is selected by a click, and a button copies it.

import { useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { layout } from "../locales/generated/layout.ts";
import { Button } from "./button.tsx";
import styles from "./secret.module.css";

interface SecretProps {
  /** Advice for storing it. */
  readonly text: string;
  readonly secret: string;
}

export function Secret({ text, secret }: SecretProps) {
  const say = useMessages(layout);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      // Without the permission, the text can still be selected.
      () => setCopied(false),
    );
  return (
    <output key={secret} ref={show} className={styles.secret}>
      {text}
      <code>{secret}</code>
      <Button size="small" icon="copy" onClick={copy}>
        {say(isCopied ? "copied" : "copy")}
      </Button>
    </output>
  );
}

/** The button that created it may be a long form away. */
const show = (element: HTMLElement | null): void => element?.scrollIntoView({ block: "center" });
