// A page of the shop with a draft in it, rendered by the shop itself. Scripts do not run in it, so that nothing is measured or bought.

import { useId, useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { editor as texts } from "../locales/generated/editor.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { Section } from "../ui/page.tsx";
import type { PreviewChoices } from "./preview.server.ts";
import { applyDraftTheme } from "./draft-theme.ts";
import { RefusedDraft } from "./refused-draft.tsx";
import { useDraftPreview } from "./use-draft.ts";
import styles from "./preview.module.css";

interface PreviewProps {
  /** Sent with the intent `preview`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly choices: PreviewChoices;
  readonly path: string;
  /** Other pages that show the draft. */
  readonly paths?: readonly string[];
}

export function Preview({ fields, choices, path, paths }: PreviewProps) {
  const say = useMessages(texts);
  const [market, setMarket] = useState(choices.market);
  const [language, setLanguage] = useState(choices.language);
  const [device, setDevice] = useState<"desktop" | "phone">(
    // Amounts are too small to read in a scaled wide page.
    path.startsWith("/checkout") ? "phone" : "desktop",
  );
  const [typed, setTyped] = useState<string>();
  const regionsOf = (code: string) => choices.markets.find((one) => one.code === code)?.regions ?? [];
  const [cart, setCart] = useState({ item: "", quantity: "1", region: regionsOf(market)[0]?.code ?? "" });
  const address = typed ?? path;
  const suggestions = useId();
  const preview = useDraftPreview({
    ...fields,
    ...(choices.hasCart && cart),
    path: prefixed(market, address),
    language,
    device,
  });
  const { refusal, isBusy } = preview;
  const html = preview.shown?.html;
  return (
    <Section title={say("preview")}>
      <div className={styles.tools}>
        <TextField
          label={say("address")}
          value={address}
          onChange={({ target }) => setTyped(target.value)}
          {...(paths && { list: suggestions })}
        />
        <datalist id={suggestions}>
          {paths?.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
        <SelectField
          label={say("market")}
          value={market}
          onChange={({ target }) => {
            setMarket(target.value);
            setCart({ ...cart, region: regionsOf(target.value)[0]?.code ?? "" });
          }}
        >
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
        {choices.hasCart && (
          <>
            <TextField
              label={say("bagItem")}
              placeholder={say("bagItemAny")}
              value={cart.item}
              onChange={({ target }) => setCart({ ...cart, item: target.value })}
            />
            <TextField
              label={say("bagQuantity")}
              inputMode="numeric"
              value={cart.quantity}
              onChange={({ target }) => setCart({ ...cart, quantity: target.value })}
            />
          </>
        )}
        {choices.hasCart && regionsOf(market).length > 0 && (
          <SelectField
            label={say("bagRegion")}
            value={cart.region}
            onChange={({ target }) => setCart({ ...cart, region: target.value })}
          >
            {regionsOf(market).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <RefusedDraft preview={preview} />
      {(html !== undefined || refusal === undefined) && (
        <div className={device === "phone" ? styles.phone : styles.desktop} aria-busy={isBusy}>
          {html === undefined ? (
            <p>{say("previewLoading")}</p>
          ) : (
            // Another document replaces the frame, because a new address in it would be an entry of the history.
            <iframe
              key={html.length + html.slice(-2000)}
              title={say("previewOf")}
              srcDoc={html}
              sandbox="allow-same-origin"
              onLoad={({ currentTarget }) => applyDraftTheme(currentTarget)}
            />
          )}
        </div>
      )}
    </Section>
  );
}

const prefixed = (market: string, path: string): string => {
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return market === "" ? rooted : `/${market}${rooted === "/" ? "" : rooted}`;
};
