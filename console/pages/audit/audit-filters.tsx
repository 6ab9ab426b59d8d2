// The search form of the audit log.

import { useMessages } from "#storefront/ui/language.tsx";
import { audit } from "../../locales/generated/audit.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FilterForm } from "../../ui/filter-form.tsx";
import type { AuditData } from "./audit.server.ts";

interface Props {
  readonly data: AuditData;
  readonly path: string;
}

export function AuditFilters({ data: { filters, operations }, path }: Props) {
  const say = useMessages(audit);
  return (
    <FilterForm action={path} filters={filters} submit={say("search")} clear={say("clear")}>
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
    </FilterForm>
  );
}
