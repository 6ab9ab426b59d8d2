// The form of a page before the sign-in: its error, its fields, one button, and a link to another such page.

import type { ComponentProps, ReactNode } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { access } from "../../locales/generated/access.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Access } from "./access.tsx";
import styles from "./access.module.css";

interface AccessFormProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly intent: string;
  /** Label of the button. */
  readonly submit: string;
  /** Fields that people do not see. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly below?: { readonly href: string; readonly label: string };
  /** True once the form is done: only its text and the link are left. */
  readonly isDone?: boolean;
  readonly children: ReactNode;
}

export function AccessForm(props: AccessFormProps) {
  const { title, text, intent, submit, hidden = {}, below, isDone = false, children } = props;
  const answer = useActionData<ActionResult>();
  const isBusy = useNavigation().state !== "idle";
  return (
    <Access title={title} text={text}>
      {answer?.kind === "refused" && !answer.fields && (
        <p className={styles.refusal} role="alert">
          {answer.text}
        </p>
      )}
      {!isDone && (
        <Form method="post">
          <input type="hidden" name="intent" value={intent} />
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <Button type="submit" look="primary" size="wide" isBusy={isBusy}>
            {submit}
          </Button>
        </Form>
      )}
      {below && (
        <p className={styles.below}>
          <TextLink href={below.href}>{below.label}</TextLink>
        </p>
      )}
    </Access>
  );
}

/** A required field, with the sentence of its refusal. */
export function AccessField(
  props: Omit<ComponentProps<typeof TextField>, "error" | "required"> & { readonly name: string },
) {
  const answer = useActionData<ActionResult>();
  const error = answer?.kind === "refused" ? answer.fields?.[props.name] : undefined;
  return <TextField {...props} required error={error} />;
}

export const EmailField = (props: Pick<ComponentProps<typeof TextField>, "defaultValue" | "readOnly">) => (
  <AccessField label={useMessages(access)("email")} name="email" type="email" autoComplete="username" {...props} />
);

export function NewPasswordField() {
  const say = useMessages(access);
  return (
    <AccessField
      label={say("newPassword")}
      name="password"
      type="password"
      autoComplete="new-password"
      help={say("passwordHelp")}
    />
  );
}
