// A form that sends a passkey: its button asks the device first. Hidden where scripts are off.
import { useRef, useState, type ReactNode } from "react";
import { passkeys } from "#locales/passkeys";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { FormMessage } from "#storefront/features/forms/forms.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { createPasskey, signWithPasskey, type DeviceAnswer, type PasskeyPage } from "./ask-device.ts";
import styles from "./passkey-form.module.css";

interface Props extends PasskeyPage {
  /** Tells the page's action which of its forms was sent. */
  readonly form: string;
  readonly isNew?: boolean;
  readonly isPrimary?: boolean;
  readonly answer: FormAnswer | undefined;
  readonly label: string;
  readonly children?: ReactNode;
}

export function PasskeyForm({ form, isNew = false, isPrimary = false, answer, label, children, ...page }: Props) {
  const say = useMessages(passkeys);
  const credential = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<DeviceAnswer | "waiting">();
  const refusal = answer?.form === form ? answer.message : undefined;
  const message = asked === undefined ? refusal : asked === "waiting" ? undefined : messageOf(asked, say);

  async function askDevice() {
    if (asked === "waiting") return;
    setAsked("waiting");
    const answered = await (isNew ? createPasskey(page) : signWithPasskey(page));
    const field = credential.current;
    if (answered.kind !== "credential" || !field?.form) return setAsked(answered);
    field.value = answered.json;
    // Answered by a document, as all forms of the account are.
    field.form.submit();
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={page.action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void askDevice();
      }}
    >
      {message && <FormMessage text={message} />}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="credential" ref={credential} />
      {children}
      {/* Not of type submit: a click before the scripts have loaded is repeated after it. */}
      <Button look={isPrimary ? "primary" : "secondary"} wide onClick={() => void askDevice()}>
        {label}
      </Button>
    </form>
  );
}

function messageOf(asked: DeviceAnswer, say: ReturnType<typeof useMessages<typeof passkeys>>): string | undefined {
  if (asked.kind === "credential") return undefined;
  return asked.kind === "refused" ? asked.message : say(asked.kind);
}
