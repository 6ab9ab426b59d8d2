// Deletes a product, after its handle was typed.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly handle: string;
  readonly version: string;
  readonly error: string | undefined;
}

export function DeleteDialog({ isOpen, onClose, handle, version, error }: Props) {
  const say = useMessages(texts);
  return (
    <Dialog title={say("deleteTitle")} isOpen={isOpen} onClose={onClose} closeLabel={say("close")}>
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="version" value={version} />
        <DialogBody>
          <p>{say("deleteText")}</p>
          <TextField label={say("typeHandle", { handle })} name="handle" required autoComplete="off" error={error} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{say("keep")}</Button>
          <Button type="submit" look="danger">
            {say("deleteButton")}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
