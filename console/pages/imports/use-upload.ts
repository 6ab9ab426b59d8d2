// Uploads a file in parts: each answer says from where the next part continues.

import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { ActionResult } from "../../framework/handlers.server.ts";

const PART = 4 * 1024 * 1024;

export function useUpload() {
  const fetcher = useFetcher<ActionResult>();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const { data } = fetcher;
  const upload = data?.kind === "done" ? data.upload : undefined;
  const onAnswer = useEffectEvent(({ id, at }: NonNullable<typeof upload>): void => {
    if (!file) return;
    if (at >= file.size) {
      void navigate(`/console/products/import/${id}`);
      return;
    }
    const part = new FormData();
    part.set("intent", "part");
    part.set("id", id);
    part.set("at", String(at));
    part.set("part", file.slice(at, at + PART), file.name);
    void fetcher.submit(part, { method: "post", encType: "multipart/form-data" });
  });
  useEffect(() => {
    if (upload) onAnswer(upload);
  }, [upload]);
  const begin = (form: HTMLFormElement): void => {
    const fields = new FormData(form);
    const chosen = fields.get("file");
    fields.delete("file");
    if (!(chosen instanceof File)) return;
    setFile(chosen);
    fields.set("intent", "begin");
    fields.set("name", chosen.name);
    fields.set("bytes", String(chosen.size));
    void fetcher.submit(fields, { method: "post" });
  };
  const refused = data?.kind === "refused" ? data : undefined;
  return {
    begin,
    error: refused && (Object.values(refused.fields ?? {})[0] ?? refused.text),
    /** From 0 to 1 while a file is uploaded. */
    progress:
      file && !refused && (fetcher.state !== "idle" || upload) ? (upload?.at ?? 0) / Math.max(1, file.size) : undefined,
  };
}
