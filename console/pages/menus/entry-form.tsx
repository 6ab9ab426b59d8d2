// One entry of a menu: its name by language, the page that it leads to, and when it is shown.

import { useId } from "react";
import type { MenuTarget, MenuTopEntry } from "#commerce/settings/menus";
import { useMessages } from "#storefront/ui/language.tsx";
import { pathText, withValue, type Path } from "../../forms/form-value.ts";
import { SchemaForm } from "../../forms/schema-field.tsx";
import { menus as texts } from "../../locales/generated/menus.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { MenuTree } from "./menu-tree.ts";
import styles from "./menus.module.css";

interface EntryFormProps {
  readonly tree: MenuTree;
  readonly entry: MenuTopEntry;
  /** Undefined for an automatic entry that was not changed. */
  readonly path: Path | undefined;
  readonly isAutomatic: boolean;
  readonly onChange: (entry: MenuTopEntry) => void;
}

/** Fields of every entry. Its target, the id and what is inside have their own place. */
const FIELDS = ["name", "isHidden", "from", "until"];

export function EntryForm({ tree, entry, path, isAutomatic, onChange }: EntryFormProps) {
  const { schema, errors, isReadOnly } = tree;
  const at = path ? `${pathText(path)}.` : "-";
  const own = Object.fromEntries(
    Object.entries(errors)
      .filter(([where]) => where.startsWith(at))
      .map(([where, sentence]) => [where.slice(at.length), sentence]),
  );
  return (
    <div className={styles.entry}>
      {!isAutomatic && (
        <TargetField
          target={entry.to ?? {}}
          error={own["to"] ?? Object.entries(own).find(([where]) => where.startsWith("to."))?.[1]}
          collections={tree.collections}
          isReadOnly={isReadOnly}
          onChange={(to) => onChange({ ...entry, to })}
        />
      )}
      <SchemaForm
        schema={schema}
        value={entry}
        only={FIELDS}
        errors={own}
        isReadOnly={isReadOnly}
        keys={NO_KEYS}
        set={(where, value) => onChange(withValue(entry, where, value) as MenuTopEntry)}
      />
    </div>
  );
}

const NO_KEYS = {};
const KINDS = ["collection", "designer", "page", "address"] as const;

interface TargetProps {
  readonly target: MenuTarget;
  readonly error: string | undefined;
  readonly collections: readonly string[];
  readonly isReadOnly: boolean;
  readonly onChange: (target: MenuTarget) => void;
}

/** A kind of page, and which one. */
function TargetField({ target, error, collections, isReadOnly, onChange }: TargetProps) {
  const say = useMessages(texts);
  const list = useId();
  const kind = KINDS.find((one) => target[one] !== undefined) ?? "collection";
  return (
    <div className={styles.target}>
      <SelectField
        label={say("leadsTo")}
        value={kind}
        disabled={isReadOnly}
        onChange={(event) => onChange({ [event.target.value]: "" })}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say(`${kind}Value`)}
        value={target[kind] ?? ""}
        error={error}
        readOnly={isReadOnly}
        {...(kind === "collection" && { list })}
        onChange={(event) => onChange({ [kind]: event.target.value })}
      />
      <datalist id={list}>
        {collections.map((handle) => (
          <option key={handle} value={handle}>
            {handle}
          </option>
        ))}
      </datalist>
    </div>
  );
}
