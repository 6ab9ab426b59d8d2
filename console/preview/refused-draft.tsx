// Why a draft has no preview, and which version the preview shows in its place, if any.

import { useMessages } from "#storefront/ui/language.tsx";
import { editor as texts } from "../locales/generated/editor.ts";
import type { DraftPreview } from "./use-draft.ts";
import styles from "./preview.module.css";

export function RefusedDraft({ preview: { shown, refusal } }: { readonly preview: DraftPreview }) {
  const say = useMessages(texts);
  if (refusal === undefined) return null;
  return <output className={styles.wrong}>{shown ? `${refusal} ${say("previewWaits")}` : refusal}</output>;
}
