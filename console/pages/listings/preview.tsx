// The shop's own page twice: as shoppers see it, and with the drafts. Frames run no scripts, so that looking counts nothing.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { PageBody, Section } from "../../ui/page.tsx";
import type { RuleData } from "./rule.server.ts";
import { WIDTHS } from "./widths.ts";
import styles from "./listings.module.css";

export function Preview({ data }: { readonly data: RuleData }) {
  const say = useMessages(texts);
  const { preview, markets, languages, version, details } = data;
  const { market, language, width, path, live, draft } = preview;
  return (
    <PageBody>
      <Section title={say("preview")}>
        <p className={styles.why}>{say("previewHelp")}</p>
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
          {(
            [
              ["liveFrame", live],
              ["draftFrame", draft],
            ] as const
          ).map(([label, src]) => (
            <figure key={label} className={styles.frame}>
              <figcaption>{say(label)}</figcaption>
              <iframe
                key={`${version} ${src}`}
                src={src}
                title={say(label)}
                sandbox="allow-same-origin"
                loading="lazy"
              />
            </figure>
          ))}
        </div>
      </Section>
    </PageBody>
  );
}
