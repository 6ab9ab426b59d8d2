// Emails that a customer asked for: changes of their wishlist, and saved searches.

import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { customers as texts } from "../../locales/generated/customers.ts";
import { TextLink } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Section } from "../../ui/page.tsx";
import type { CustomerAlerts } from "./customer.server.ts";
import styles from "./customers.module.css";

export function Alerts({ alerts }: { readonly alerts: CustomerAlerts }) {
  const say = useMessages(texts);
  const { date } = useTimes();
  const { priceDrops, backInStock, consentedAt, sentAt, searches } = alerts;
  if (consentedAt === null) {
    return (
      <Section title={say("alerts")}>
        <p className={styles.text}>{say("noAlerts")}</p>
      </Section>
    );
  }
  const state = (isOn: boolean) => say(isOn ? "alertOn" : "alertOff");
  return (
    <Section title={say("alerts")}>
      <Facts
        facts={[
          [say("priceDrops"), state(priceDrops)],
          [say("backInStock"), state(backInStock)],
          [say("consented"), date(consentedAt)],
          [say("lastAlert"), sentAt === null ? say("noAlertSent") : date(sentAt)],
        ]}
      />
      {searches.length > 0 && (
        <ul className={styles.searches} aria-label={say("savedSearches")}>
          {searches.map(({ id, name, href, market, frequency }) => (
            <li key={id}>
              <TextLink href={href}>{name}</TextLink> · {say(frequency)} · {market}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
