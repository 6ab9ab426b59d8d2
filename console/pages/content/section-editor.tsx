// One section: its type, texts, links and pictures, its languages and countries, and when it is shown.

import { useState } from "react";
import { countryName, languageOf } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import type { JsonSchema } from "../../forms/json-schema.ts";
import { labelOf } from "../../forms/labels.ts";
import { SchemaForm } from "../../forms/schema-field.tsx";
import type { Editor } from "../../forms/use-editor.ts";
import { useTimes } from "../../layout/times.ts";
import { content as texts } from "../../locales/generated/content.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Tag } from "../../ui/status.tsx";
import styles from "./content.module.css";

/** A section as it is edited. */
export interface Draft {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly type: string;
  readonly title?: string | null;
  readonly position?: number;
  readonly enabled?: boolean;
  readonly items?: readonly object[];
  readonly localeLangCode?: string;
  readonly localeCountryCodes?: readonly string[];
  readonly showFrom?: string | null;
  readonly showUntil?: string | null;
}

interface SectionProps {
  readonly section: Draft;
  readonly schema: JsonSchema;
  readonly types: readonly string[];
  readonly editor: Editor;
  readonly isReadOnly: boolean;
  readonly isOpen: boolean;
}

const FIELDS = [
  "enabled",
  "title",
  "subTitle",
  "link",
  "items",
  "showFrom",
  "showUntil",
  "name",
  "localeLangCode",
  "localeCountryCodes",
  "platforms",
];

export function SectionEditor({ section, schema, types, editor, isReadOnly, isOpen }: SectionProps) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const [isShown, setShown] = useState(isOpen);
  const { errors, set } = editor;
  const { id, type, name, title, enabled = true, localeLangCode = "en", localeCountryCodes = [], showFrom } = section;
  const isWrong = Object.keys(errors).some((path) => path === id || path.startsWith(`${id}.`));
  const known = types.includes(type) || section.place === "top-bar" ? types : [type, ...types];
  return (
    <details
      className={styles.section}
      open={isOpen || isWrong || undefined}
      onToggle={({ currentTarget }) => setShown(currentTarget.open)}
    >
      <summary>
        <span className={enabled ? undefined : styles.off}>{title?.replaceAll("*", "") || name}</span>
        <span className={styles.type}>{labelOf(type)}</span>
        {localeLangCode !== "en" && <Tag>{languageOf(localeLangCode)?.name ?? localeLangCode}</Tag>}
        {localeCountryCodes.some((code) => code !== "default") && (
          <Tag>{localeCountryCodes.map((code) => countryName(code.toUpperCase(), "en")).join(", ")}</Tag>
        )}
        {!enabled && <Tag>{say("off")}</Tag>}
        {showFrom && <Tag tone="info">{say("from", { time: dateTime(showFrom) })}</Tag>}
        {isWrong && <Tag tone="bad">{say("wrong")}</Tag>}
      </summary>
      {(isShown || isWrong) && (
        <div className={styles.fields}>
          {section.place !== "top-bar" && (
            <SelectField
              label={say("type")}
              help={say("typeHelp")}
              value={type}
              disabled={isReadOnly}
              onChange={({ target }) => set([id, "type"], target.value)}
            >
              {known.map((one) => (
                <option key={one} value={one}>
                  {labelOf(one)}
                </option>
              ))}
            </SelectField>
          )}
          <SchemaForm
            schema={schema}
            value={section}
            path={[id]}
            only={FIELDS}
            set={set}
            errors={errors}
            keys={NO_KEYS}
            isReadOnly={isReadOnly}
          />
          {!isReadOnly && (
            <Button size="small" look="ghost" icon="close" onClick={() => set([id], undefined)}>
              {say("remove", { name: title || name })}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

const NO_KEYS = {};
