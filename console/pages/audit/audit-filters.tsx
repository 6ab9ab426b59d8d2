// The search form of the audit log.

import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { audit } from "../../locales/generated/audit.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import type { AuditData } from "./audit.server.ts";
import styles from "./audit.module.css";

interface Props {
  readonly data: AuditData;
  readonly path: string;
}

/** Renewed with the address, so that its fields say what is shown. */
export function AuditFilters({ data: { filters, operations }, path }: Props) {
  const say = useMessages(audit);
  return (
    <search>
      <Form action={path} key={JSON.stringify(filters)} className={styles.filters}>
        <TextField label={say("text")} name="text" type="search" defaultValue={filters.text} data-list-search />
        <TextField label={say("who")} name="who" defaultValue={filters.who} />
        <SelectField label={say("operation")} name="operation" defaultValue={filters.operation ?? ""}>
          <option value="">{say("anyOperation")}</option>
          {operations.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={say("from")} name="from" type="date" defaultValue={filters.from} />
        <TextField label={say("to")} name="to" type="date" defaultValue={filters.to} />
        <div className={styles.buttons}>
          <Button type="submit">{say("search")}</Button>
          {Object.keys(filters).length > 0 && (
            <LinkButton look="ghost" href={path}>
              {say("clear")}
            </LinkButton>
          )}
        </div>
      </Form>
    </search>
  );
}
