// A page of the shop with a draft in it, rendered by the shop itself. Scripts do not run in it, so that nothing is measured or bought.

import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../framework/handlers.server.ts";
import { editor as texts } from "../locales/generated/editor.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { Section } from "../ui/page.tsx";
import type { PreviewChoices } from "./preview.server.ts";
import styles from "./preview.module.css";

interface PreviewProps {
  /** Sent with the intent `preview`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: PreviewChoices;
  readonly path: string;
}

/** Milliseconds after the last change. */
const PAUSE_MS = 500;

export function Preview({ fields, choices, path }: PreviewProps) {
  const say = useMessages(texts);
  const [market, setMarket] = useState(choices.market);
  const [language, setLanguage] = useState(choices.language);
  const [device, setDevice] = useState<"desktop" | "phone">("desktop");
  const [typed, setTyped] = useState<string>();
  const address = typed ?? path;
  const { data, state, submit } = useFetcher<ActionResult>();
  const sent = JSON.stringify({ ...fields, intent: "preview", path: prefixed(market, address), language, device });
  useEffect(() => {
    const timer = setTimeout(
      () => void submit(JSON.parse(sent) as Record<string, string>, { method: "post" }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [sent, submit]);
  const [html, setHtml] = useState<string>();
  if (data?.kind === "done" && data.html !== undefined && data.html !== html) setHtml(data.html);
  return (
    <Section title={say("preview")}>
      <div className={styles.tools}>
        <TextField label={say("address")} value={address} onChange={({ target }) => setTyped(target.value)} />
        <SelectField label={say("market")} value={market} onChange={({ target }) => setMarket(target.value)}>
          {choices.markets.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={say("language")} value={language} onChange={({ target }) => setLanguage(target.value)}>
          {choices.languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say("device")}
          value={device}
          onChange={({ target }) => setDevice(target.value === "phone" ? "phone" : "desktop")}
        >
          <option value="desktop">{say("desktop")}</option>
          <option value="phone">{say("phone")}</option>
        </SelectField>
      </div>
      {data?.kind === "refused" && <p className={styles.wrong}>{`${data.text} ${say("previewWaits")}`}</p>}
      <div className={device === "phone" ? styles.phone : styles.desktop} aria-busy={state !== "idle"}>
        {html === undefined ? (
          <p>{say("previewLoading")}</p>
        ) : (
          // Another document replaces the frame, because a new address in it would be an entry of the history.
          <iframe
            key={html.length + html.slice(-2000)}
            title={say("previewOf")}
            srcDoc={html}
            sandbox="allow-same-origin"
          />
        )}
      </div>
    </Section>
  );
}

const prefixed = (market: string, path: string): string => {
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return market === "" ? rooted : `/${market}${rooted === "/" ? "" : rooted}`;
};
