// Sends a draft to the action's intent `preview` a moment after the last change, and returns what it answers.

import { useEffect, useRef, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ActionResult } from "../framework/handlers.server.ts";

export interface DraftPreview {
  /** Undefined until the first one arrives. */
  readonly shown: { readonly text: string; readonly html: string } | undefined;
  /** Why the draft cannot be shown. An earlier one that could is still in `shown`. */
  readonly refusal: string | undefined;
  readonly isBusy: boolean;
}

/** Milliseconds after the last change. */
const PAUSE_MS = 500;

export function useDraftPreview(
  fields: Readonly<Record<string, string>>,
  initial?: DraftPreview["shown"],
): DraftPreview {
  const { data, state, submit } = useFetcher<ActionResult>();
  const sent = JSON.stringify({ ...fields, intent: "preview" });
  const { pathname, search } = useLocation();
  // By default a submission goes to the router's current address, which may be the next page's while this one is still shown.
  const action = pathname + search;
  const isShown = useRef(initial !== undefined);
  useEffect(() => {
    // The document already shows this draft.
    if (isShown.current) {
      isShown.current = false;
      return undefined;
    }
    const timer = setTimeout(
      () => void submit(JSON.parse(sent) as Record<string, string>, { method: "post", action }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [sent, submit, action]);
  const [shown, setShown] = useState(initial);
  if (data?.kind === "done" && data.html !== undefined && data.html !== shown?.html) {
    setShown({ text: data.text, html: data.html });
  }
  return { shown, refusal: data?.kind === "refused" ? data.text : undefined, isBusy: state !== "idle" };
}
