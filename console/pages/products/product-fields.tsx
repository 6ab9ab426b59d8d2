// The fields of a product that all of its sizes share.

import { COLOURS, FACT_NAMES, LANGUAGES, TRANSPARENT } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { Choice, SelectField, TextArea, TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import type { FormPart } from "./product-data.ts";
import { languagesIn } from "./product-values.ts";
import styles from "./product.module.css";

/** Props of the input of a field. */
const fieldOf = ({ values, fields }: FormPart, name: string) => ({
  name,
  defaultValue: values[name] ?? "",
  error: fields[name],
});

export function TextFields(part: FormPart) {
  const say = useMessages(texts);
  const languages = languagesIn(part.values);
  const nameOf = (code: string) => LANGUAGES.find((language) => language.code === code)?.name ?? code;
  return (
    <Section title={say("text")}>
      <div className={styles.pair}>
        <TextField label={say("vendor")} {...fieldOf(part, "vendor")} required list="designers" autoComplete="off" />
        <TextField label={say("title")} {...fieldOf(part, "title")} required />
      </div>
      <datalist id="designers">
        {part.choices.vendors.map((vendor) => (
          <option key={vendor}>{vendor}</option>
        ))}
      </datalist>
      <TextArea label={say("description")} {...fieldOf(part, "body_html")} rows={8} help={say("descriptionHelp")} />
      <details className={styles.more}>
        <summary>{say("otherLanguages")}</summary>
        {languages.map((code) => (
          <div key={code} className={styles.pair}>
            <TextField
              label={say("titleIn", { language: nameOf(code) })}
              {...fieldOf(part, `title_${code}`)}
              lang={code}
            />
            <TextField
              label={say("vendorIn", { language: nameOf(code) })}
              {...fieldOf(part, `vendor_${code}`)}
              lang={code}
            />
          </div>
        ))}
      </details>
    </Section>
  );
}

export function SortingFields(part: FormPart) {
  const say = useMessages(texts);
  const { values, choices, fields } = part;
  const chosen = (values["department"] ?? "").split("\n").filter(Boolean);
  const unknown = chosen.filter((value) => !choices.departments.some((department) => department.value === value));
  const colours = [...COLOURS, { name: TRANSPARENT, value: TRANSPARENT }];
  const colour = values["color"] ?? "";
  // Without, the variants have their own colours.
  const hasColour = "color" in values || values["variants"] === "new-1";
  return (
    <Section title={say("sorting")}>
      <fieldset className={styles.departments}>
        <legend>{say("department")}</legend>
        {[...choices.departments, ...unknown.map((value) => ({ value, name: value }))].map(({ value, name }) => (
          <Choice key={value} name="department[]" value={value} defaultChecked={chosen.includes(value)}>
            {name}
          </Choice>
        ))}
        {fields["department"] && <p className={styles.wrong}>{fields["department"]}</p>}
      </fieldset>
      <div className={styles.pair}>
        <TextField
          label={say("type")}
          {...fieldOf(part, "product_type")}
          required
          list="types"
          autoComplete="off"
          help={say("typeHelp")}
        />
        <TextField label={say("model")} {...fieldOf(part, "designermodelnumber")} help={say("modelHelp")} />
      </div>
      <datalist id="types">
        {choices.types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </datalist>
      {hasColour && (
        <div className={styles.pair}>
          <SelectField label={say("colour")} {...fieldOf(part, "color")} required help={say("colourHelp")}>
            <option value="">{say("choose")}</option>
            {!colours.some(({ value }) => value === colour) && colour !== "" && (
              <option value={colour}>{colour}</option>
            )}
            {colours.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={say("designerColour")}
            {...fieldOf(part, "designercolor")}
            help={say("designerColourHelp")}
          />
        </div>
      )}
      <TextArea label={say("tags")} {...fieldOf(part, "tags")} rows={4} help={say("tagsHelp")} />
    </Section>
  );
}

export function FactFields(part: FormPart) {
  const say = useMessages(texts);
  return (
    <Section title={say("facts")}>
      <div className={styles.three}>
        {FACT_NAMES.map((name) => (
          <TextArea key={name} label={say(name)} {...fieldOf(part, name)} rows={2} />
        ))}
      </div>
      <p className={styles.quiet}>{say("factsHelp")}</p>
    </Section>
  );
}

export function VisibilityFields(part: FormPart) {
  const say = useMessages(texts);
  const {
    values,
    choices: { timeZone },
  } = part;
  return (
    <Section title={say("visibility")}>
      <div className={styles.pair}>
        <div>
          {(["NO", "YES"] as const).map((value) => (
            <Choice
              key={value}
              type="radio"
              name="visibility"
              value={value}
              defaultChecked={values["visibility"] === value}
              help={say(`visibility-${value}-help`)}
            >
              {say(`visibility-${value}`)}
            </Choice>
          ))}
        </div>
        <div>
          <TextField
            label={say("vipLevel")}
            {...fieldOf(part, "viplevel")}
            inputMode="numeric"
            help={say("vipLevelHelp")}
          />
        </div>
      </div>
      <div className={styles.three}>
        <TextField
          label={say("visibleFrom")}
          {...fieldOf(part, "visible_from")}
          type="datetime-local"
          help={say("visibleFromHelp", { timeZone })}
        />
        <TextField
          label={say("visibleUntil")}
          {...fieldOf(part, "visible_until")}
          type="datetime-local"
          help={say("visibleUntilHelp", { timeZone })}
        />
        <TextField
          label={say("publishedAt")}
          {...fieldOf(part, "published_at")}
          type="datetime-local"
          help={say("publishedAtHelp")}
        />
      </div>
      <div className={styles.three}>
        <TextField label={say("handle")} {...fieldOf(part, "handle")} help={say("handleHelp")} autoComplete="off" />
        <TextField
          label={say("position")}
          {...fieldOf(part, "position")}
          inputMode="numeric"
          help={say("positionHelp")}
        />
        <TextField
          label={say("margin")}
          {...fieldOf(part, "margin")}
          inputMode="decimal"
          suffix="%"
          help={say("marginHelp")}
        />
        <SelectField label={say("promotion")} {...fieldOf(part, "is_promotion")}>
          <option value="">{say("no")}</option>
          <option value="yes">{say("yes")}</option>
        </SelectField>
      </div>
    </Section>
  );
}
