// The state of an import.

import type { ImportState } from "#commerce/products";
import { useMessages } from "#storefront/ui/language.tsx";
import { imports as texts } from "../../locales/generated/imports.ts";
import { Status } from "../../ui/status.tsx";

const LOOKS = {
  uploading: ["ring", "plain"],
  checking: ["half", "info"],
  checked: ["ring", "warn"],
  applying: ["half", "info"],
  done: ["disc", "ok"],
  failed: ["square", "bad"],
} as const;

export function ImportStatus({ state }: { readonly state: ImportState }) {
  const say = useMessages(texts);
  const [shape, tone] = LOOKS[state];
  return (
    <Status shape={shape} tone={tone}>
      {say(`state-${state}`)}
    </Status>
  );
}
