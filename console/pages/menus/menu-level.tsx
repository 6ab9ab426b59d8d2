// One level of a menu: its entries in order, each with its changes and the level inside it.

import { useState } from "react";
import type { MenuTopEntry } from "#commerce/settings/menus";
import { useMessages } from "#storefront/ui/language.tsx";
import type { AutomaticEntry } from "../../framework/context.ts";
import { pathText } from "../../forms/form-value.ts";
import { menus as texts } from "../../locales/generated/menus.ts";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Sortable } from "../../ui/sortable.tsx";
import { Tag } from "../../ui/status.tsx";
import { EntryForm } from "./entry-form.tsx";
import {
  addEntry,
  freeId,
  levelAt,
  moveRow,
  pathOf,
  removeEntry,
  rowsOf,
  setEntry,
  type MenuRow,
  type MenuTree,
  type Trail,
} from "./menu-tree.ts";
import styles from "./menus.module.css";

interface LevelProps {
  readonly tree: MenuTree;
  readonly trail: Trail;
  readonly label: string;
  readonly automatic: readonly AutomaticEntry[];
  /** Levels that are left, this one included. */
  readonly depth: number;
}

export function MenuLevelEditor({ tree, trail, label, automatic, depth }: LevelProps) {
  const say = useMessages(texts);
  const { menus, errors, isReadOnly, onChange } = tree;
  const [added, setAdded] = useState<string>();
  const rows = rowsOf(levelAt(menus, trail), automatic);
  const path = pathText(pathOf(menus, trail));
  const levelErrors = Object.entries(errors).filter(([where]) => where.startsWith(`${path}.order`));
  return (
    <>
      {levelErrors.map(([where, sentence]) => (
        <p key={where} className={styles.wrong}>
          {sentence}
        </p>
      ))}
      <Sortable
        label={label}
        isReadOnly={isReadOnly}
        onMove={(from, to) => onChange(moveRow(menus, trail, rows, from, to))}
        items={rows.map((row) => ({
          key: row.id,
          label: row.name || say("unnamed"),
          content: <RowEditor tree={tree} trail={trail} row={row} depth={depth} isOpen={row.id === added} />,
        }))}
      />
      {!isReadOnly && (
        <Button
          size="small"
          icon="add"
          onClick={() => {
            const id = freeId(rows);
            setAdded(id);
            onChange(addEntry(menus, trail, id));
          }}
        >
          {say("addTo", { name: label })}
        </Button>
      )}
    </>
  );
}

interface RowProps extends Pick<LevelProps, "tree" | "trail" | "depth"> {
  readonly row: MenuRow;
  readonly isOpen: boolean;
}

function RowEditor({ tree, trail, row, depth, isOpen }: RowProps) {
  const say = useMessages(texts);
  const { menus, errors, isReadOnly, onChange } = tree;
  const path = pathOf(menus, trail);
  const placeOf = (index: number) => pathText([...path, "entries", index]);
  const hasError = row.entries.some(({ index }) =>
    Object.keys(errors).some((where) => where.startsWith(`${placeOf(index)}.`)),
  );
  const forms = row.entries.length > 0 ? row.entries : [{ entry: { id: row.id } as MenuTopEntry, index: undefined }];
  const isHidden = row.entries.some(({ entry }) => entry.isHidden);
  return (
    <Fold
      isOpen={isOpen}
      hasError={hasError}
      summary={
        <>
          <span className={isHidden ? styles.hidden : undefined}>{row.name || say("unnamed")}</span>
          {!row.automatic && <Tag tone="info">{say("added")}</Tag>}
          {isHidden && <Tag>{say("isHidden")}</Tag>}
          {hasError && <Tag tone="bad">{say("wrong")}</Tag>}
        </>
      }
    >
      <div className={styles.inside}>
        {forms.map(({ entry, index }) => (
          <EntryForm
            key={index ?? "new"}
            tree={tree}
            entry={entry}
            path={index === undefined ? undefined : [...path, "entries", index]}
            isAutomatic={row.automatic !== undefined}
            onChange={(next) => onChange(setEntry(menus, trail, index, next))}
          />
        ))}
        {row.entries.length > 0 && !isReadOnly && (
          <Button size="small" look="ghost" icon="close" onClick={() => onChange(removeEntry(menus, trail, row))}>
            {say(row.automatic ? "reset" : "remove", { name: row.name || say("unnamed") })}
          </Button>
        )}
        {depth > 1 && (
          <fieldset className={styles.children}>
            <legend>{say("inside", { name: row.name || say("unnamed") })}</legend>
            <MenuLevelEditor
              tree={tree}
              trail={[...trail, row.id]}
              label={row.name || say("unnamed")}
              automatic={row.automatic?.inside ?? NOTHING}
              depth={depth - 1}
            />
          </fieldset>
        )}
      </div>
    </Fold>
  );
}

const NOTHING: readonly AutomaticEntry[] = [];
