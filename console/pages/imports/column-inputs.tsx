// The columns of a table that the shop does not know: a select for each field, those with obvious names already chosen.

import type { MappedField, TableSample } from "#commerce/foreign-feeds";
import { useMessages } from "#storefront/ui/language.tsx";
import { imports as texts } from "../../locales/generated/imports.ts";
import { SelectField, TextArea } from "../../ui/field.tsx";
import { columnField } from "./import-data.ts";
import styles from "./imports.module.css";

interface Props {
  readonly table: TableSample;
  /** The mapping of the last check, as JSON. */
  readonly map: string | undefined;
}

const EXAMPLE = '{"options": {"Width": "Last"}, "titles": {"de": "Titel"}}';

export function ColumnInputs({ table: { columns, suggested }, map }: Props) {
  const say = useMessages(texts);
  const { further, ...chosen } = map === undefined ? { ...suggested, further: {} } : readMap(map);
  const furtherText = Object.keys(further).length > 0 ? JSON.stringify(further) : "";
  const select = (field: MappedField) => (
    <SelectField key={field} label={say(`c-${field}`)} name={columnField(field)} defaultValue={chosen[field] ?? ""}>
      <option value="">{say("noColumn")}</option>
      {columns.map(({ name, example }) => (
        <option key={name} value={name}>
          {example === "" ? name : say("columnExample", { name, example })}
        </option>
      ))}
    </SelectField>
  );
  return (
    <fieldset className={styles.columns}>
      <legend>{say("map")}</legend>
      <p className={styles.text}>{say("columnsText")}</p>
      <div className={styles.pairs}>{COMMON.map(select)}</div>
      <details className={styles.more} open={RARE.some((field) => chosen[field] !== undefined) || furtherText !== ""}>
        <summary>{say("moreFields")}</summary>
        <div className={styles.pairs}>{RARE.map(select)}</div>
        <TextArea
          label={say("furtherColumns")}
          name="map"
          defaultValue={furtherText}
          help={say("furtherColumnsHelp", { example: EXAMPLE })}
        />
      </details>
    </fieldset>
  );
}

type Chosen = Partial<Record<MappedField, string>> & { readonly further: Readonly<Record<string, unknown>> };

/** The JSON was checked before it was stored. */
function readMap(map: string): Chosen {
  const { options, titles, ...chosen } = JSON.parse(map) as Partial<Record<MappedField, string>> & {
    readonly options?: unknown;
    readonly titles?: unknown;
  };
  return { ...chosen, further: { ...(options !== undefined && { options }), ...(titles !== undefined && { titles }) } };
}

const COMMON = [
  "title",
  "price",
  "designer",
  "product",
  "colour",
  "size",
  "quantity",
  "sku",
  "barcode",
  "type",
  "gender",
  "compareAt",
  "description",
  "pictures",
] as const satisfies readonly MappedField[];

const RARE = [
  "category",
  "ageGroup",
  "tags",
  "handle",
  "sizeSystem",
  "priorPrice",
  "material",
  "length",
  "heelHeight",
  "occasion",
  "pattern",
] as const satisfies readonly MappedField[];
