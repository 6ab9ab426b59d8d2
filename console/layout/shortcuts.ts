// Keyboard shortcuts of every screen. Single keys do nothing while a field has the focus.

import { useEffect } from "react";
import { useNavigate } from "react-router";
import { placesFor } from "./navigation.ts";

/** Milliseconds in which the second key of G and a letter must follow. */
const SEQUENCE_MS = 1_200;

export function useShortcuts(permissions: readonly string[], open: (what: "commands" | "shortcuts") => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    const places = placesFor(permissions).flatMap((group) => group.places);
    let goneAt = 0;
    const onKey = (event: KeyboardEvent): void => {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        open("commands");
        return;
      }
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const isSecond = event.timeStamp - goneAt < SEQUENCE_MS;
      goneAt = 0;
      const place = isSecond ? places.find(({ key }) => key === event.key) : undefined;
      if (place) void navigate(place.href);
      else if (event.key === "g") goneAt = event.timeStamp;
      else if (event.key === "?") open("shortcuts");
      else if (event.key === "/") focusSearch(event);
      else if (event.key === "j") moveRow(1);
      else if (event.key === "k") moveRow(-1);
      else if (event.key === "x") selectRow();
      else if (event.key === "n") document.querySelector<HTMLElement>("[data-new]")?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [navigate, open, permissions]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("input:not([type=checkbox],[type=radio]), textarea, select") ||
    target.closest("dialog") !== null);

function focusSearch(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLInputElement>("[data-list-search]");
  if (!field) return;
  event.preventDefault();
  field.select();
  field.focus();
}

/** Moves the focus to the link of the next row, or of the first. */
function moveRow(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, current + by))];
  next?.querySelector<HTMLElement>("a")?.focus();
}

/** Ticks the row that has the focus. */
const selectRow = (): void =>
  document.querySelector<HTMLElement>("[data-row]:focus-within input[type=checkbox]")?.click();
