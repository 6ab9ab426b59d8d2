// The shop's own page twice: as shoppers see it, and with the drafts. Frames run no scripts, so that looking counts nothing.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { useDraftPreview } from "../../preview/use-draft.ts";
import { PageBody, Section } from "../../ui/page.tsx";
import type { RuleData } from "./rule.server.ts";
import { WIDTHS } from "./widths.ts";
import styles from "./listings.module.css";

export function Preview({ data }: { readonly data: RuleData }) {
  const say = useMessages(texts);
  const { preview, markets, languages, version, details } = data;
  const { market, language, width, path } = preview;
  return (
    <PageBody>
      <Section title={say("preview")}>
        <p className={styles.why}>{say("previewHelp")}</p>
        <noscript>
          <p>{say("previewScripts")}</p>
        </noscript>
        <Form method="get" className={styles.inline}>
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
          <SelectField label={say("width")} name="width" defaultValue={width}>
            {WIDTHS.map((one) => (
              <option key={one} value={one}>
                {say("pixels", { width: String(one) })}
              </option>
            ))}
          </SelectField>
          {details.scope === "everything" && <TextField label={say("on")} name="on" defaultValue={path} />}
          <Button type="submit">{say("show")}</Button>
        </Form>
        <div className={`${styles.frames} ${styles[`w${width}`] ?? ""}`}>
          {(["live", "draft"] as const).map((rules) => (
            <Frame key={rules} rules={rules} preview={preview} version={version} />
          ))}
        </div>
      </Section>
    </PageBody>
  );
}

/** Frames narrower than this are shown as phones. */
const DESKTOP = 768;

interface FrameProps {
  readonly rules: "live" | "draft";
  readonly preview: RuleData["preview"];
  /** Of the rule: another one is another page. */
  readonly version: number;
}

function Frame({ rules, preview: { address, language, width }, version }: FrameProps) {
  const say = useMessages(texts);
  const device = width < DESKTOP ? "phone" : "desktop";
  const fields = { rules, path: address, language, device, version: String(version) };
  const { shown, isBusy } = useDraftPreview(fields);
  const label = say(rules === "live" ? "liveFrame" : "draftFrame");
  return (
    <figure className={styles.frame} aria-busy={isBusy}>
      <figcaption>{label}</figcaption>
      <iframe
        key={shown && shown.html.length + shown.html.slice(-2000)}
        srcDoc={shown?.html ?? ""}
        title={label}
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
