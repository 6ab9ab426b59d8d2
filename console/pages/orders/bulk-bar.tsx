// Actions on the selected orders, at the bottom of the list.

import { useMessages } from "#storefront/ui/language.tsx";
import { orders as texts } from "../../locales/generated/orders.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import type { OrdersData } from "./orders.server.ts";
import { NOTHING_SELECTED, selectionQuery, type Selection } from "./selection.ts";
import styles from "./orders.module.css";

interface Props {
  readonly data: Pick<OrdersData, "total" | "isTotalMore">;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** The list's filters, sent when all orders are selected. */
  readonly filters: Readonly<Record<string, string>>;
}

export function BulkBar({ data: { total, isTotalMore }, selection, onChange, filters }: Props) {
  const say = useMessages(texts);
  const { isAll, numbers } = selection;
  if (!isAll && numbers.length === 0) return null;
  const all = isTotalMore ? say("many", { count: total }) : total.toLocaleString("en");
  const query = selectionQuery(selection, filters);
  return (
    <div className={styles.room}>
      <fieldset className={styles.bulk} aria-label={say("bulk")}>
        <output>{isAll ? say("allSelected", { count: all }) : say("selected", { count: numbers.length })}</output>
        {!isAll && (isTotalMore || total > numbers.length) && (
          <Button size="small" onClick={() => onChange({ isAll: true, numbers: [] })}>
            {say("selectAll", { count: all })}
          </Button>
        )}
        <LinkButton size="small" icon="print" href={`/console/orders/pick-list?${query}`}>
          {say("pickList")}
        </LinkButton>
        <LinkButton size="small" icon="export" href={`/admin/orders/orders.csv?${query}`} download="orders.csv">
          {say("exportCsv")}
        </LinkButton>
        <Button size="small" onClick={() => onChange(NOTHING_SELECTED)}>
          {say("clear")}
        </Button>
      </fieldset>
    </div>
  );
}
