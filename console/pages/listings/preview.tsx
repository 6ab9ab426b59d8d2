// The shop's own page twice: as shoppers see it, and with the drafts. Frames run no scripts, so that looking counts nothing.

import { useId } from "react";
import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { useDraftPreview } from "../../preview/use-draft.ts";
import { PageBody, Section } from "../../ui/page.tsx";
import type { RuleData } from "./rule.server.ts";
import { NARROWEST, PHONES_BELOW, SUGGESTED, WIDEST } from "./widths.ts";
import styles from "./listings.module.css";

export function Preview({ data }: { readonly data: RuleData }) {
  const say = useMessages(texts);
  const { preview, markets, languages, version, details } = data;
  const { market, language, width, on, contexts } = preview;
  const widths = useId();
  return (
    <PageBody>
      <Section title={say("preview")}>
        <p className={styles.why}>{say("previewHelp")}</p>
        <noscript>
          <p>{say("previewScripts")}</p>
        </noscript>
        <Form key={JSON.stringify(preview)} method="get" className={styles.inline}>
          <SelectField label={say("market")} name="market" defaultValue={market}>
            {markets.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={say("language")} name="language" defaultValue={language}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={say("width")}
            name="width"
            type="number"
            min={NARROWEST}
            max={WIDEST}
            suffix="px"
            list={widths}
            defaultValue={width}
          />
          <datalist id={widths}>
            {SUGGESTED.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </datalist>
          <TextField
            label={say("previewContexts")}
            name="contexts"
            maxLength={1000}
            placeholder="app"
            defaultValue={contexts}
          />
          {details.scope !== "listing" && (
            <TextField
              label={say(details.scope === "words" ? "searchOn" : "on")}
              name="on"
              maxLength={200}
              defaultValue={on}
            />
          )}
          <Button type="submit">{say("show")}</Button>
        </Form>
        <div className={styles.frames}>
          {(["live", "draft"] as const).map((rules) => (
            <Frame key={rules} rules={rules} preview={preview} version={version} />
          ))}
        </div>
      </Section>
    </PageBody>
  );
}

interface FrameProps {
  readonly rules: "live" | "draft";
  readonly preview: RuleData["preview"];
  /** Version of the rule, so that an edit reloads the frame. */
  readonly version: number;
}

function Frame({ rules, preview: { address, language, width, contexts }, version }: FrameProps) {
  const say = useMessages(texts);
  const device = width < PHONES_BELOW ? "phone" : "desktop";
  const fields = { rules, path: address, language, device, contexts, version: String(version) };
  const { shown, isBusy } = useDraftPreview(fields);
  const label = say(rules === "live" ? "liveFrame" : "draftFrame");
  return (
    <figure className={styles.frame} aria-busy={isBusy}>
      <figcaption>{label}</figcaption>
      <iframe
        key={shown && shown.html.length + shown.html.slice(-2000)}
        srcDoc={shown?.html ?? ""}
        title={label}
        // The policy forbids inline styles.
        width={width}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => showProducts(currentTarget.contentWindow)}
      />
    </figure>
  );
}

/** Scrolls the frame alone: a scroll into view would move the console, too. */
function showProducts(page: Window | null): void {
  const products = page?.document.querySelector("#products");
  if (products) page?.scrollTo(0, products.getBoundingClientRect().top);
}
