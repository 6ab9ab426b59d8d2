// Changes of a product, for staff who may see the audit.

import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { Timeline } from "../../ui/facts.tsx";
import { Section } from "../../ui/page.tsx";
import { useFieldLabels } from "./field-labels.ts";
import type { ProductData } from "./product-data.ts";
import styles from "./product.module.css";

const MOST_FIELDS = 6;

export function ProductHistory({ data }: { readonly data: ProductData }) {
  const say = useMessages(texts);
  const { dateTime, date } = useTimes();
  const { labelOf } = useFieldLabels(data);
  const { history, createdAt, updatedAt, soldCount } = data;
  return (
    <Section title={say("history")}>
      <p className={styles.quiet}>
        {say("dates", { created: date(createdAt), updated: dateTime(updatedAt), sold: soldCount })}
      </p>
      {history.length > 0 && (
        <Timeline
          entries={history.map(({ number, who, operation, at, reason, fields }) => {
            const names = [...new Set(fields.filter((field) => field !== "updated_at").map(labelOf))];
            return {
              key: String(number),
              person: who,
              text: (
                <>
                  <strong>{who}</strong>{" "}
                  {operation === "adjust-stock"
                    ? say("didStock")
                    : say(names.length > MOST_FIELDS ? "didChangeMore" : "didChange", {
                        fields: names.slice(0, MOST_FIELDS).join(", "),
                        count: names.length - MOST_FIELDS,
                      })}
                </>
              ),
              at,
              time: dateTime(at),
              details: reason || undefined,
            };
          })}
        />
      )}
    </Section>
  );
}
