// Finds gift cards, and gives one away at the side.

import { Form, useActionData, useLoaderData } from "react-router";
import { formatInFull, money } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { useTimes } from "../../layout/times.ts";
import { giftCards as texts } from "../../locales/generated/gift-cards.ts";
import { Button } from "../../ui/button.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageHead, Split } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { Tools } from "../../ui/views.tsx";
import type { GiftCardsData } from "./gift-cards.server.ts";
import { GiveForm } from "./give-form.tsx";

export default function GiftCardsPage() {
  const say = useMessages(texts);
  const data = useLoaderData<GiftCardsData>();
  const answer = useActionData<ActionResult>();
  const mayResend = useMay()("gift-cards.give");
  const list =
    data.cards.length > 0 ? (
      <Cards data={data} mayResend={mayResend} />
    ) : (
      <Empty title={say(data.text ? "nothingTitle" : "startTitle")}>
        <p>{say(data.text ? "nothingText" : "startText")}</p>
      </Empty>
    );
  return (
    <>
      <PageHead title={say("title")} />
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <Tools search={say("search")} defaultValue={data.text} action="/console/gift-cards" />
      <Split aside={data.mayGive && <GiveForm data={data} answer={answer} />}>{list}</Split>
      <Toast answer={answer} />
    </>
  );
}

function Cards({ data: { cards }, mayResend }: { readonly data: GiftCardsData; readonly mayResend: boolean }) {
  const say = useMessages(texts);
  const { date } = useTimes();
  const columns = ["card", "recipient", "balance", "created", "state"] as const;
  return (
    <Table
      caption={say("title")}
      isInSection
      columns={[...columns, ...(mayResend ? (["change"] as const) : [])].map((key) => ({ key, label: say(key) }))}
    >
      {cards.map(({ id, lastFour, isCancelled, recipient, currency, balance, initialAmount, createdAt }) => (
        <Row key={id}>
          <Cell place={1}>{lastFour ? say("code", { digits: lastFour }) : say("notSent")}</Cell>
          <Cell place={3}>{recipient}</Cell>
          <Cell place={5}>
            {say("ofAmount", {
              balance: formatInFull(money(balance, currency)),
              amount: formatInFull(money(initialAmount, currency)),
            })}
          </Cell>
          <Cell place={6} isQuiet>
            <time dateTime={createdAt}>{date(createdAt)}</time>
          </Cell>
          <Cell place={4}>
            {isCancelled ? (
              <Status shape="square">{say("cancelled")}</Status>
            ) : (
              <Status shape={lastFour ? "disc" : "ring"} tone={lastFour ? "ok" : "plain"}>
                {say(lastFour ? "sent" : "notSent")}
              </Status>
            )}
          </Cell>
          {mayResend && (
            <Cell place={2}>
              {!isCancelled && (
                <Form method="post">
                  <input type="hidden" name="card" value={id} />
                  <Button type="submit" size="small" name="intent" value="resend">
                    {say("resend")}
                  </Button>
                </Form>
              )}
            </Cell>
          )}
        </Row>
      ))}
    </Table>
  );
}
