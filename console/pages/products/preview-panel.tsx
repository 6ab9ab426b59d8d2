// The shop's own page with the fields as they are typed, beside the form.

import { useFetcher } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { Button } from "../../ui/button.tsx";
import { FORM } from "./form-id.ts";
import styles from "./product.module.css";

export function PreviewPanel() {
  const say = useMessages(texts);
  const { data, state, submit } = useFetcher<ActionResult>();
  const html = data?.kind === "done" ? data.html : undefined;
  const show = (): void => {
    const form = document.getElementById(FORM);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = new FormData(form);
    fields.set("intent", "preview");
    void submit(fields, { method: "post" });
  };
  return (
    <section className={styles.preview} aria-label={say("preview")}>
      <div className={styles.previewHead}>
        <h2>{say("preview")}</h2>
        <Button size="small" icon="eye" isBusy={state !== "idle"} onClick={show}>
          {say(html === undefined ? "showPreview" : "refreshPreview")}
        </Button>
      </div>
      {data?.kind === "refused" && <p className={styles.wrong}>{data.text}</p>}
      {html !== undefined && (
        // Another document replaces the frame, because a new address in it would be an entry of the history.
        <iframe
          key={html.length + html.slice(-2000)}
          className={styles.frame}
          title={say("preview")}
          srcDoc={html}
          sandbox="allow-same-origin"
        />
      )}
      <p className={styles.quiet}>{say("previewHelp")}</p>
    </section>
  );
}
