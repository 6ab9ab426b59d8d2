// Compares a day at the payment provider with the ledger, and lists the differences.

import { useLoaderData } from "react-router";
import { formatInFull, money } from "#catalogue";
import type { Difference, Reconciliation } from "#commerce/payments";
import { useMessages } from "#storefront/ui/language.tsx";
import { reconciliation as texts } from "../../locales/generated/reconciliation.ts";
import { addressWith } from "../../ui/address.ts";
import { LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FilterForm } from "../../ui/filter-form.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Empty, PageHead } from "../../ui/page.tsx";
import { RowNumber } from "../../ui/pieces.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { ReconciliationData } from "./reconciliation.server.ts";
import styles from "./reconciliation.module.css";

const PATH = "/console/reconciliation";

export default function ReconciliationPage() {
  const say = useMessages(texts);
  const { provider, isTest, day, today, result } = useLoaderData<ReconciliationData>();
  const isChosen = result?.kind === "compared" || result?.kind === "unavailable";
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          isChosen && (
            <>
              <LinkButton href={addressWith(PATH, { day: dayBeside(day, -1) })}>{say("before")}</LinkButton>
              {day < today && (
                <LinkButton href={addressWith(PATH, { day: dayBeside(day, 1) })}>{say("after")}</LinkButton>
              )}
            </>
          )
        }
      />
      {isTest && <Banner tone="info">{say("testProvider")}</Banner>}
      {result?.kind === "unavailable" && <Banner tone="bad">{say("unavailable", { provider })}</Banner>}
      {result?.kind === "compared" && day === today && <Banner tone="info">{say("notOver")}</Banner>}
      <div className={styles.page}>
        <div className={styles.form}>
          <FilterForm action={PATH} filters={isChosen ? { day } : {}} submit={say("compare")} clear={say("clear")}>
            <TextField
              label={say("day")}
              name="day"
              type="date"
              required
              max={today}
              defaultValue={day}
              error={result?.kind === "bad-day" ? say("badDay", { day }) : undefined}
            />
          </FilterForm>
        </div>
        {result?.kind === "compared" && <Compared reconciliation={result.reconciliation} />}
        {!isChosen && (
          <Empty title={say("startTitle")}>
            <p>{say("startText")}</p>
          </Empty>
        )}
      </div>
    </>
  );
}

function Compared({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const say = useMessages(texts);
  const { provider, compared, differences } = reconciliation;
  const isEmpty = compared.payments + compared.refunds + compared.disputes + differences.length === 0;
  const size = say("compared", {
    provider,
    payments: say("payments", { count: compared.payments }),
    refunds: say("refunds", { count: compared.refunds }),
    disputes: say("disputes", { count: compared.disputes }),
  });
  return (
    <>
      <output className={styles.summary}>
        {differences.length === 0 ? (
          <Status shape="disc" tone="ok">
            {say("matches")}
          </Status>
        ) : (
          <Status shape="square" tone="bad">
            {say("differs", { count: differences.length })}
          </Status>
        )}
        <span className={styles.quiet}>{isEmpty ? say("nothing") : size}</span>
      </output>
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  );
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  const say = useMessages(texts);
  return (
    <Table
      caption={say("title")}
      isInSection
      columns={[
        { key: "what", label: say("what") },
        { key: "problem", label: say("problem") },
        { key: "order", label: say("order") },
        { key: "reference", label: say("reference") },
        { key: "atProvider", label: say("atProvider"), isNumber: true },
        { key: "booked", label: say("booked"), isNumber: true },
      ]}
    >
      {differences.map((difference) => (
        <DifferenceRow key={`${difference.subject} ${difference.reference}`} difference={difference} />
      ))}
    </Table>
  );
}

function DifferenceRow({ difference }: { readonly difference: Difference }) {
  const say = useMessages(texts);
  const { subject, problem, reference, orderNumber, atProvider, booked, currency } = difference;
  const href = orderNumber === null ? undefined : `/console/orders/${orderNumber}`;
  const sum = (amount: number | null) => (amount === null ? say("none") : formatInFull(money(amount, currency)));
  return (
    <Row {...(href && { href })}>
      <Cell place={1}>{say(subject)}</Cell>
      <Cell place={3}>
        <span className={styles.problem}>
          {say(`problem-${problem}`)}
          <small>{say(`help-${problem}`)}</small>
        </span>
      </Cell>
      <Cell place={2}>
        {href ? (
          <RowNumber href={href}>{orderNumber}</RowNumber>
        ) : (
          <span className={styles.quiet}>{say("noOrder")}</span>
        )}
      </Cell>
      <Cell isQuiet>
        <span className={styles.reference}>{reference}</span>
      </Cell>
      <Cell place={5} isNumber>
        <Amount label={say("atProvider")}>{sum(atProvider)}</Amount>
      </Cell>
      <Cell place={6} isNumber>
        <Amount label={say("booked")}>{sum(booked)}</Amount>
      </Cell>
    </Row>
  );
}

/** Named on phones, where the table has no head. */
const Amount = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <span className={styles.amount}>
    <small>{label}</small>
    {children}
  </span>
);

const DAY_MS = 86_400_000;
const dayBeside = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
