// Discount codes: those in the bag with what each does, and a field for another. Plain forms; with scripts nothing is reloaded.
import { useState, type FormEvent } from "react";
import { Button } from "#storefront/ui/button.tsx";
import { Field, AnswerProvider } from "#storefront/ui/field.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { codeForm } from "#locales/code-form";
import type { ShownCode } from "./cart-data.ts";
import styles from "./code-form.module.css";

export type CodeIntent = "code" | "remove-code";

interface Props {
  readonly codes: readonly ShownCode[];
  /** Target of the forms without scripts. */
  readonly action: string;
  /** Name of the field with the intent. */
  readonly intentName: string;
  /** Resolves with the reason of a refusal, or null. Without it the page is loaded again. */
  readonly send?: (intent: CodeIntent, code: string) => Promise<string | null>;
  /** Problem of the last submission without scripts. */
  readonly problem?: string | undefined;
  readonly typed?: string | undefined;
}

export function CodeForm({ codes, action, intentName, send, problem, typed }: Props) {
  const say = useMessages(codeForm);
  const [answer, setAnswer] = useState<{ readonly problem: string | null }>({ problem: problem ?? null });
  const [isBusy, setBusy] = useState(false);
  const submit = async (ask: NonNullable<Props["send"]>, form: HTMLFormElement, submitter: HTMLElement | null) => {
    const fields = new FormData(form, submitter);
    const intent = fields.get(intentName) === "remove-code" ? "remove-code" : "code";
    setBusy(true);
    const refusal = await ask(intent, String(fields.get("code")));
    setBusy(false);
    setAnswer({ problem: refusal });
    if (refusal === null) form.reset();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!send) return;
    event.preventDefault();
    if (!isBusy) void submit(send, event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
  };
  return (
    <div className={styles.codes}>
      <div aria-live="polite">
        {codes.length > 0 && (
          <ul aria-label={say("codes")}>
            {codes.map(({ code, text, amount, isApplied }) => (
              <li key={code} className={styles.code} data-refused={!isApplied || undefined}>
                <strong>{code}</strong>
                <form method="post" action={action} onSubmit={onSubmit}>
                  <input type="hidden" name={intentName} value="remove-code" />
                  <button name="code" value={code} aria-label={say("removeNamed", { code })}>
                    {say("remove")}
                  </button>
                </form>
                <span className={styles.text}>{text}</span>
                {amount && <bdi dir="ltr">{amount}</bdi>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <form className={styles.form} method="post" action={action} onSubmit={onSubmit}>
        <input type="hidden" name={intentName} value="code" />
        <AnswerProvider value={answer}>
          <Field
            id="discount-code"
            name="code"
            label={say(codes.length === 0 ? "code" : "another")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={typed}
            problem={answer.problem ?? undefined}
          />
        </AnswerProvider>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {say("apply")}
        </Button>
      </form>
    </div>
  );
}
