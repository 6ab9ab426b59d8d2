// A list whose items are moved by dragging their handle, or by keys: Space lifts an item, the arrows move it, Space drops it and Escape
// puts it back. Every step is announced.

import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { sortable as texts } from "../locales/generated/sortable.ts";
import { Icon } from "./icon.tsx";
import styles from "./sortable.module.css";

export interface SortableItem {
  readonly key: string;
  /** As it is announced. */
  readonly label: string;
  readonly content: ReactNode;
}

interface SortableProps {
  readonly label: string;
  readonly items: readonly SortableItem[];
  readonly onMove: (from: number, to: number) => void;
  readonly isReadOnly?: boolean;
}

export function Sortable({ label, items, onMove, isReadOnly = false }: SortableProps) {
  const say = useMessages(texts);
  const list = useRef<HTMLOListElement>(null);
  /** The item that is held, where it was, and how. */
  const [held, setHeld] = useState<{ readonly key: string; readonly from: number; readonly by: "keys" | "pointer" }>();
  const [said, setSaid] = useState("");
  const placeOf = (key: string) => items.findIndex((item) => item.key === key);
  const announce = (key: "lifted" | "moved" | "dropped" | "putBack", name: string, place: number) =>
    setSaid(say(key, { name, place: place + 1, count: items.length }));

  const move = (key: string, to: number): void => {
    const from = placeOf(key);
    if (from === to || to < 0 || to >= items.length) return;
    onMove(from, to);
    announce("moved", items[from]?.label ?? "", to);
  };
  const onKeyDown = (event: KeyboardEvent, { key, label: name }: SortableItem): void => {
    const at = placeOf(key);
    const isHeld = held?.key === key;
    if (event.key === " ") {
      setHeld(isHeld ? undefined : { key, from: at, by: "keys" });
      announce(isHeld ? "dropped" : "lifted", name, at);
    } else if (isHeld && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      move(key, at + (event.key === "ArrowUp" ? -1 : 1));
    } else if (isHeld && event.key === "Escape") {
      if (at !== held.from) onMove(at, held.from);
      setHeld(undefined);
      announce("putBack", name, held.from);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerMove = (event: PointerEvent, key: string): void => {
    if (held?.key !== key || held.by !== "pointer") return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const at = placeOf(key);
    const over = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom);
    const row = rows[over];
    if (!row || over === at) return;
    // Past the middle, so that rows of different heights do not jump to and fro.
    const middle = row.top + row.height / 2;
    if (over > at ? event.clientY > middle : event.clientY < middle) move(key, over);
  };
  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.key} className={held?.key === item.key ? styles.held : undefined}>
            {!isReadOnly && (
              <button
                type="button"
                className={styles.handle}
                aria-label={say("move", { name: item.label })}
                aria-pressed={held?.key === item.key}
                title={say("how")}
                onKeyDown={(event) => onKeyDown(event, item)}
                onBlur={() => held?.by === "keys" && setHeld(undefined)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setHeld({ key: item.key, from: placeOf(item.key), by: "pointer" });
                }}
                onPointerMove={(event) => onPointerMove(event, item.key)}
                onPointerUp={() => setHeld(undefined)}
                onPointerCancel={() => setHeld(undefined)}
              >
                <Icon name="grip" />
              </button>
            )}
            <div className={styles.content}>{item.content}</div>
          </li>
        ))}
      </ol>
      <output className={styles.said}>{said}</output>
    </>
  );
}
