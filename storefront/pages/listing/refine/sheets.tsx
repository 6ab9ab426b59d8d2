// The sheets of a listing on phones and tablets: the refine panel with its dialogs, and the sort options. Loaded on the first
// touch. They close on back, on Escape, and when the window becomes as wide as a desktop's.
import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { debounce } from "#search/client/timers";
import { DESKTOP_WIDTH, RESIZE_DEBOUNCE } from "#search/constants";
import { setDefaultDepartment } from "#storefront/layout/default-department.ts";
import { usePublicConfig } from "#storefront/ui/public-config.tsx";
import { changedBy } from "../behaviour/changed-by.ts";
import { useListingView } from "../listing-view.tsx";
import { Refine } from "./refine.tsx";
import { closePanel, leaveDialog, openPanel } from "./refining.ts";
import type { Sheet, SheetsProps } from "./sheet.ts";
import { SortSheet } from "./sort-sheet.tsx";
import { backSteps, useBackSteps } from "./use-back-steps.ts";

export function Sheets({ sheet, onClose }: SheetsProps) {
  const { data, state, choosing } = useListingView();
  const navigate = useNavigate();
  const { singlePageRouting } = usePublicConfig();
  const [refining, setRefining] = useState(() => openPanel(state));
  const [before, setBefore] = useState<Sheet>();
  if (sheet !== before) {
    setBefore(sheet);
    if (sheet === "filter") setRefining(openPanel(state));
  }
  /** Closes what is open; `then` runs once the history is back at the page itself. */
  const close = useCallback(
    (then?: () => void) => {
      setRefining(closePanel);
      onClose();
      void backSteps().want(0).then(then);
    },
    [onClose],
  );
  const layers = sheet === undefined ? 0 : sheet === "filter" && refining.dialog ? 2 : 1;
  useBackSteps(
    layers,
    useCallback((left) => (left > 0 ? setRefining(leaveDialog) : close()), [close]),
  );
  useDesktop(close);
  // Search pending choices now: the address must not change under an open sheet.
  const isWaiting = sheet !== undefined && state !== data.state;
  useEffect(() => {
    if (isWaiting) choosing.chooseNow((chosen) => chosen);
  }, [isWaiting, choosing]);
  return (
    <>
      <Refine
        isOpen={sheet === "filter"}
        refining={refining}
        onChange={setRefining}
        onClose={() => close()}
        onApply={({ state: applied, hasChanged, defaultDepartment }, href) =>
          close(() => {
            setDefaultDepartment(document, defaultDepartment);
            if (hasChanged) choosing.chooseNow(() => applied, { href, by: "mobile" });
          })
        }
        leave={(href) =>
          close(() => (singlePageRouting ? void navigate(href, { state: changedBy("mobile") }) : location.assign(href)))
        }
      />
      <SortSheet
        isOpen={sheet === "sort"}
        onChoose={(step) => close(() => choosing.chooseNow(step, { by: "mobile" }))}
        onClose={() => close()}
      />
    </>
  );
}

/** Calls back once the window has become as wide as a desktop's. */
function useDesktop(onDesktop: () => void): void {
  useEffect(() => {
    const desktop = matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`);
    const rest = debounce(() => {
      if (desktop.matches) onDesktop();
    }, RESIZE_DEBOUNCE);
    desktop.addEventListener("change", rest);
    return () => {
      rest.cancel();
      desktop.removeEventListener("change", rest);
    };
  }, [onDesktop]);
}
