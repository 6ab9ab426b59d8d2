// Asks before the catalogue is replaced. If products are removed, their number has to be typed.

import { Form } from "react-router";
import type { ImportOutcome } from "#commerce/products";
import { useMessages } from "#storefront/ui/language.tsx";
import { imports as texts } from "../../locales/generated/imports.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly outcome: Extract<ImportOutcome, { readonly kind: "would-import" }>;
  readonly error: string | undefined;
}

export function ApplyDialog({ isOpen, onClose, outcome: { added, changed, removed }, error }: Props) {
  const say = useMessages(texts);
  return (
    <Dialog title={say("applyTitle")} isOpen={isOpen} onClose={onClose} closeLabel={say("close")}>
      <Form method="post">
        <input type="hidden" name="intent" value="apply" />
        <DialogBody>
          <p>{say("applyText", { added, changed, removed })}</p>
          {removed > 0 && (
            <TextField
              label={say("typeNumber", { count: removed })}
              name="removed"
              inputMode="numeric"
              autoComplete="off"
              required
              error={error}
            />
          )}
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{say("keep")}</Button>
          <Button type="submit" look={removed > 0 ? "danger" : "primary"}>
            {say("apply")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
