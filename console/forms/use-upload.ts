// Uploads pictures to the action of a page, before the form that names them is saved.

import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { ActionResult } from "../framework/handlers.server.ts";

/** Sends files to the action of the page. Stored files are added, even if others were refused. */
export function useUpload(onAdded: (addresses: readonly string[]) => void) {
  const fetcher = useFetcher<ActionResult>();
  const { data } = fetcher;
  const onAnswer = useEffectEvent((answer: ActionResult) => {
    if ("pictures" in answer && answer.pictures && answer.pictures.length > 0) onAdded(answer.pictures);
  });
  useEffect(() => {
    if (data) onAnswer(data);
  }, [data]);
  const upload = (files: readonly File[]): void => {
    if (files.length === 0) return;
    const form = new FormData();
    form.set("intent", "upload");
    for (const file of files) form.append("file[]", file);
    void fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
  };
  return { upload, isBusy: fetcher.state !== "idle", error: data?.kind === "refused" ? data.text : undefined };
}
