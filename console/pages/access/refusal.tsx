// The answer to a form that is refused.

import { useActionData } from "react-router";
import type { ActionResult } from "../../framework/handlers.server.ts";
import styles from "./access.module.css";

/** The sentences of a refusal by field, and the general one. */
export function useRefusal(): { readonly text: string | undefined; readonly fields: Readonly<Record<string, string>> } {
  const answer = useActionData<ActionResult>();
  if (answer?.kind !== "refused") return { text: undefined, fields: {} };
  return { text: answer.fields ? undefined : answer.text, fields: answer.fields ?? {} };
}

export const Refusal = ({ text }: { readonly text: string | undefined }) =>
  text ? (
    <p className={styles.refusal} role="alert">
      {text}
    </p>
  ) : null;
