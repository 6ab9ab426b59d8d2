// A form of the checkout: a plain POST that the router takes over, so that it works without scripts.
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "#storefront/ui/button.tsx";
import { AnswerProvider } from "#storefront/ui/field.tsx";
import type { CheckoutAnswer } from "./checkout-data.ts";
import styles from "./checkout-form.module.css";

interface Props {
  /** Identifies the form to the action. */
  readonly form: string;
  readonly action: string;
  /** Answer from the document's load; the router's later answers replace it. */
  readonly answer?: CheckoutAnswer | undefined;
  readonly submit: string;
  readonly pending: string;
  readonly isPrimary?: boolean;
  readonly labelledBy: string;
  /** Called when it is sent. */
  readonly onSend?: () => void;
  readonly onInput?: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: (answer: CheckoutAnswer) => ReactNode;
  readonly after?: ReactNode;
}

const NOTHING: CheckoutAnswer = { form: "", values: {}, problems: {} };

export function CheckoutForm({
  form,
  action,
  answer: documents,
  submit,
  pending,
  isPrimary = true,
  labelledBy,
  onInput,
  onSend,
  children,
  after,
}: Props) {
  const { Form, data, state } = useFetcher<CheckoutAnswer>();
  const place = useRef<HTMLFormElement>(null);
  const answer = data ?? (documents?.form === form ? documents : NOTHING);
  const isSending = state !== "idle";
  useEffect(() => {
    if (data) lead(place.current, data.focus);
  }, [data]);
  useEffect(() => leaveWithForm(place.current), []);
  return (
    <Form
      ref={place}
      className={styles.form}
      method="post"
      action={action}
      noValidate
      aria-labelledby={labelledBy}
      aria-busy={isSending}
      onInput={onInput}
      onSubmit={(event) => {
        // The button is disabled while sending, but Enter in a field is not.
        if (isSending) event.preventDefault();
        else onSend?.();
      }}
    >
      {answer.message && (
        <div className={styles.message} role="alert">
          <p>{answer.message}</p>
          {answer.way && <a href={answer.way.href}>{answer.way.name}</a>}
        </div>
      )}
      <input type="hidden" name="form" value={form} />
      {/* Enter in a field presses the first button, which must not be one that changes the country. */}
      <button type="submit" hidden>
        {submit}
      </button>
      <AnswerProvider value={answer}>{children(answer)}</AnswerProvider>
      <Button look={isPrimary ? "primary" : "secondary"} type="submit" wide={isPrimary} disabled={isSending}>
        {isSending ? pending : submit}
      </Button>
      {after}
    </Form>
  );
}

/** Focuses the first invalid field, or the form's message. */
function lead(form: HTMLFormElement | null, focus: string | undefined): void {
  const field = focus ? form?.querySelector<HTMLElement>(`[name="${CSS.escape(focus)}"]`) : null;
  if (field) field.focus();
  else form?.querySelector("[role=alert]")?.scrollIntoView({ block: "center" });
}

/** A button with a `formaction` submits the form as without scripts; the router does not see it. */
function leaveWithForm(form: HTMLFormElement | null): (() => void) | undefined {
  const leave = (event: SubmitEvent) => {
    if (event.submitter?.hasAttribute("formaction")) event.stopPropagation();
  };
  form?.addEventListener("submit", leave);
  return () => form?.removeEventListener("submit", leave);
}
