// The parts that the account's forms are made of.
import type { FormHTMLAttributes, ReactNode } from "react";
import { Button } from "#storefront/ui/button.tsx";
import { forms } from "#locales/forms";
import type { FormAnswer } from "./form-data.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import styles from "./forms.module.css";
import { usePageTitle } from "#storefront/ui/page-title.tsx";

interface Props extends FormHTMLAttributes<HTMLFormElement> {
  /** Tells the page's action which of its forms was sent. */
  readonly form: string;
  readonly answer?: FormAnswer | undefined;
  readonly submit: string;
  readonly isPrimary?: boolean;
  readonly children: ReactNode;
}

/** A plain post, answered by a document: it needs no script, and the browser keeps what it knows of passwords in step. */
export function AccountForm({ form, answer, submit, isPrimary = true, children, ...rest }: Props) {
  const message = answer?.form === form ? answer.message : undefined;
  return (
    <form {...rest} className={styles.form} method="post" noValidate>
      {message && <FormMessage text={message} />}
      <input type="hidden" name="form" value={form} />
      {children}
      <Button look={isPrimary ? "primary" : "secondary"} type="submit" wide>
        {submit}
      </Button>
    </form>
  );
}

/** The reason why a whole form was refused. */
export const FormMessage = ({ text }: { readonly text: string }) => (
  <p className={styles.message} role="alert">
    {text}
  </p>
);

/** Values and problems of a form, if it is the one that was sent. */
export const answerTo = (
  answer: FormAnswer | undefined,
  form: string,
): Pick<FormAnswer, "values" | "problems" | "focus"> => (answer?.form === form ? answer : { values: {}, problems: {} });

/** True if a form was refused: the document's title then starts with the error, which screen readers announce first. */
export const isRefused = (answer: FormAnswer | undefined): boolean =>
  answer !== undefined && !answer.isDone && (answer.message !== undefined || Object.keys(answer.problems).length > 0);

export function useTitle(title: string, answer: FormAnswer | undefined): string {
  const say = useMessages(forms);
  return usePageTitle(isRefused(answer) ? say("check", { title }) : title);
}
