// Opens the sheets of a listing on phones. Their code loads on pointerdown or focus on the buttons that open
// them, in time for the click. If it fails to load, the buttons work as links.

import { type FunctionComponent, type MouseEvent, useCallback, useState } from "react";
import { DESKTOP_WIDTH } from "#search/constants";
import { isPlainClick } from "./behaviour/plain-click.ts";
import type { Sheet, SheetsProps } from "./refine/sheet.ts";

type Code = { readonly Sheets: FunctionComponent<SheetsProps> } | undefined;

let code: Promise<Code> | undefined;

const isDesktop = (): boolean => matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`).matches;

const load = (): Promise<Code> =>
  (code ??= import("./refine/sheets.tsx").catch(() => {
    code = undefined;
    return undefined;
  }));

const onIntent = (): void => {
  if (!isDesktop()) void load();
};

// The pointer that loaded this code may already be on a button that opens a sheet.
if (!import.meta.env.SSR && document.querySelector("[data-sheet]:is(:active, :focus)")) onIntent();

export interface SheetOpener {
  readonly onPointerDown: () => void;
  readonly onFocus: () => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

export function useSheets() {
  const [Sheets, setSheets] = useState<NonNullable<Code>["Sheets"]>();
  const [sheet, setSheet] = useState<Sheet>();
  const onClose = useCallback(() => setSheet(undefined), []);
  const open = async (wanted: Sheet, instead: () => void): Promise<void> => {
    const loaded = await load();
    if (!loaded) return instead();
    setSheets(() => loaded.Sheets);
    setSheet(wanted);
  };
  const opener = (wanted: Sheet, instead: (element: HTMLElement) => void): SheetOpener => ({
    onPointerDown: onIntent,
    onFocus: onIntent,
    onClick: (event) => {
      if (isDesktop() || !isPlainClick(event)) return;
      event.preventDefault();
      const { currentTarget } = event;
      void open(wanted, () => instead(currentTarget));
    },
  });
  return { Sheets, sheet, onClose, opener };
}
