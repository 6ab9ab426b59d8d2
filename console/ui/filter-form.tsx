// The search form above a list: fields, and a link that clears them. The address is the state.

import { Form } from "react-router";
import type { ReactNode } from "react";
import { Button, LinkButton } from "./button.tsx";
import styles from "./filter-form.module.css";

interface Props {
  /** Address of the list. */
  readonly action: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly clear: string;
  readonly children: ReactNode;
}

/** Renewed with the address, so that its fields say what is shown. */
export const FilterForm = ({ action, filters, submit, clear, children }: Props) => (
  <search>
    <Form action={action} key={JSON.stringify(filters)} className={styles.filters}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit">{submit}</Button>
        {Object.keys(filters).length > 0 && (
          <LinkButton look="ghost" href={action}>
            {clear}
          </LinkButton>
        )}
      </div>
    </Form>
  </search>
);
