// One customer: orders at the centre, details and the VIP level at the side.

import { Form, useActionData, useLoaderData } from "react-router";
import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { customers as texts } from "../../locales/generated/customers.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { Facts, Timeline } from "../../ui/facts.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { OrderStatus } from "../orders/order-status.tsx";
import type { CustomerData } from "./customer.server.ts";
import { Alerts } from "./alerts.tsx";
import { PersonalData } from "./personal-data.tsx";
import styles from "./customers.module.css";

export default function CustomerPage() {
  const say = useMessages(texts);
  const customer = useLoaderData<CustomerData>();
  const answer = useActionData<ActionResult>();
  const fields = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const may = useMay();
  const { date } = useTimes();
  const head = (
    <PageHead title={customer.name || customer.email} trail={{ href: "/console/customers", label: say("title") }}>
      {customer.vipLevel > 0 && <Tag tone="ink">{say("vip", { level: customer.vipLevel })}</Tag>}
    </PageHead>
  );
  if (answer?.kind === "conflict") {
    const href = `/console/customers/${customer.id}`;
    return (
      <>
        {head}
        <MergeScreen
          conflict={answer.conflict}
          href={href}
          intent="vip"
          labelOf={() => say("vipTitle")}
          show={(_field, level) => say("vip", { level })}
        />
      </>
    );
  }
  return (
    <>
      {head}
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Split
        aside={
          <>
            <Section title={say("details")}>
              <Facts
                facts={[
                  [
                    say("email"),
                    <TextLink key="email" href={`mailto:${customer.email}`}>
                      {customer.email}
                    </TextLink>,
                  ],
                  [say("since"), date(customer.createdAt)],
                  [say("newsletter"), say(customer.isSubscribed ? "subscribed" : "notSubscribed")],
                  [say("wishlist"), say("wishlistPieces", { count: customer.wishlistPieces })],
                ]}
              />
            </Section>
            <Alerts alerts={customer.alerts} />
            {may("customers.edit") && <Vip customer={customer} error={fields["level"]} />}
            {may("customers.erase") && <PersonalData email={customer.email} error={fields["email"]} />}
          </>
        }
      >
        {customer.orders && <Orders orders={customer.orders} />}
        <Notes notes={customer.notes} error={fields["text"]} />
      </Split>
      <Toast answer={answer} />
    </>
  );
}

function Orders({ orders }: { readonly orders: NonNullable<CustomerData["orders"]> }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  if (orders.length === 0) {
    return (
      <Section title={say("orders")}>
        <p className={styles.text}>{say("noOrders")}</p>
      </Section>
    );
  }
  return (
    <Section title={say("orders")} count={say("latestOrders", { count: orders.length })}>
      <Table
        caption={say("orders")}
        isInSection
        columns={[
          { key: "order", label: say("order") },
          { key: "placed", label: say("placed"), sorted: "descending" },
          { key: "total", label: say("total"), isNumber: true },
          { key: "state", label: say("state") },
        ]}
      >
        {orders.map(({ number, createdAt, total, currency, state, hasUnsent }) => (
          <Row key={number} href={`/console/orders/${number}`}>
            <Cell place={1}>
              <a className={styles.name} href={`/console/orders/${number}`}>
                {number}
              </a>
            </Cell>
            <Cell place={3} isQuiet>
              <time dateTime={createdAt}>{dateTime(createdAt)}</time>
            </Cell>
            <Cell place={2} isNumber>
              {formatInFull(money(total, currency))}
            </Cell>
            <Cell place={4}>
              <OrderStatus state={state} hasUnsent={hasUnsent} />
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}

interface NotesProps {
  readonly notes: CustomerData["notes"];
  readonly error: string | undefined;
}

function Notes({ notes, error }: NotesProps) {
  const say = useMessages(texts);
  const mayWrite = useMay()("customers.edit");
  const { dateTime } = useTimes();
  return (
    <Section title={say("notes")} count={notes.length}>
      {mayWrite && (
        <Form key={notes.length} method="post" className={styles.form}>
          <input type="hidden" name="intent" value="note" />
          <TextArea
            label={say("note")}
            name="text"
            rows={2}
            required
            maxLength={2000}
            help={say("noteHelp")}
            error={error}
          />
          <Button type="submit" size="small">
            {say("addNote")}
          </Button>
        </Form>
      )}
      {notes.length === 0 ? (
        <p className={styles.text}>{say("noNotes")}</p>
      ) : (
        <Timeline
          entries={notes.map(({ id, text, writtenBy, at }) => ({
            key: id,
            person: writtenBy,
            text: writtenBy,
            time: dateTime(at),
            at,
            details: <span className={styles.written}>{text}</span>,
          }))}
        />
      )}
    </Section>
  );
}

function Vip({ customer, error }: { readonly customer: CustomerData; readonly error: string | undefined }) {
  const say = useMessages(texts);
  const { vipLevel: level, version } = customer;
  return (
    <Section title={say("vipTitle")}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="vip" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="base" value={JSON.stringify({ level: String(level) })} />
        <TextField
          label={say("vipLevel")}
          name="level"
          inputMode="numeric"
          defaultValue={level}
          required
          help={say("vipHelp")}
          error={error}
        />
        <Button type="submit">{say("saveVip")}</Button>
      </Form>
    </Section>
  );
}
