// One promotion: its form, codes, uses and money, and the simulator beside them.

import type { ReactNode } from "react";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { Codes } from "./codes.tsx";
import { labelOfField, showField } from "./field-label.ts";
import { PromotionFields } from "./promotion-fields.tsx";
import { PromotionState } from "./promotion-state.tsx";
import { refusedProps } from "./refused-props.ts";
import { Simulator } from "./simulator.tsx";
import type { PromotionData } from "./promotion.server.ts";
import styles from "./promotions.module.css";

export default function PromotionPage() {
  const say = useMessages(texts);
  const data = useLoaderData<PromotionData>();
  const answer = useActionData<ActionResult>();
  const errors = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  const href = `/console/promotions/${data.id}`;
  const head = (
    <PageHead
      title={data.name}
      trail={{ href: "/console/promotions", label: say("title") }}
      actions={<Actions data={data} />}
    >
      <PromotionState status={data.status} />
    </PageHead>
  );
  if (answer?.kind === "conflict") {
    return (
      <>
        {head}
        <MergeScreen
          conflict={answer.conflict}
          href={href}
          intent="save"
          labelOf={labelOfField(say)}
          show={showField(say, data.choices)}
        />
      </>
    );
  }
  return (
    <>
      {head}
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      {data.notes.map(({ tone, text }) => (
        <Banner key={text} tone={tone}>
          {text}
        </Banner>
      ))}
      <Split isWide aside={<Simulator trial={data.trial} href={href} promotionId={data.id} />}>
        <Form method="post" id="promotion" key={data.version} action={href}>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="version" value={data.version} />
          <input type="hidden" name="base" value={JSON.stringify(data.values)} />
          <fieldset className={styles.all} disabled={!data.mayEdit}>
            <PromotionFields {...data} {...refusedProps(answer)} />
          </fieldset>
        </Form>
        <Codes data={data} errors={errors} href={href} />
        <Uses data={data} />
      </Split>
      <Toast answer={answer} />
    </>
  );
}

function Actions({ data: { id, state, mayEdit } }: { readonly data: PromotionData }) {
  const say = useMessages(texts);
  const may = useMay();
  const isBusy = useNavigation().state === "submitting";
  return (
    <>
      {(mayEdit || state === "archived") && <Act intent="duplicate">{say("duplicate")}</Act>}
      {mayEdit && (
        <>
          <Act intent="archive">{say("archive")}</Act>
          {state === "active" ? <Act intent="pause">{say("pause")}</Act> : <Act intent="start">{say("start")}</Act>}
          <Button type="submit" form="promotion" look="primary" isBusy={isBusy}>
            {say("save")}
          </Button>
        </>
      )}
      {may("audit.view") && (
        <LinkButton href={`/console/audit?text=${id}`} look="ghost" icon="audit" label={say("audit")} />
      )}
    </>
  );
}

const Act = ({ intent, children }: { readonly intent: string; readonly children: ReactNode }) => (
  <Form method="post">
    <Button type="submit" name="intent" value={intent}>
      {children}
    </Button>
  </Form>
);

function Uses({ data: { figures, uses } }: { readonly data: PromotionData }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  return (
    <Section title={say("usesAndMoney")}>
      <Facts
        facts={[
          [say("claimed"), figures.claimed],
          [say("held"), figures.held],
          [say("given"), figures.given || "–"],
        ]}
      />
      {uses.length > 0 && (
        <Table
          caption={say("usesAndMoney")}
          isInSection
          columns={[
            { key: "order", label: say("order") },
            { key: "state", label: say("state") },
            { key: "at", label: say("at") },
            { key: "amount", label: say("given"), isNumber: true },
          ]}
        >
          {uses.map(({ order, state, amount, at }) => (
            <Row key={order} href={`/console/orders/${order}`}>
              <Cell place={1}>
                <a href={`/console/orders/${order}`}>{order}</a>
              </Cell>
              <Cell place={2}>{say(`use-${state}`)}</Cell>
              <Cell place={3} isQuiet>
                {dateTime(at)}
              </Cell>
              <Cell place={4} isNumber>
                {amount}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Section>
  );
}
