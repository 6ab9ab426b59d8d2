// The list of looks.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { looks as texts } from "../../locales/generated/looks.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { Tools } from "../../ui/views.tsx";
import type { ListedLook, LooksData } from "./looks.server.ts";

export default function LooksPage() {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const { looks, total, q, mayCreate } = useLoaderData<LooksData>();
  const columns = ["name", "address", "state", "pieces", "shown", "changed"] as const;
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          mayCreate && (
            <LinkButton look="primary" icon="add" href="/console/looks/new">
              {say("create")}
            </LinkButton>
          )
        }
      >
        {total}
      </PageHead>
      <Tools search={say("search")} defaultValue={q} action="/console/looks" />
      {looks.length === 0 ? (
        <PageBody>
          <Empty title={say(q ? "nothingFound" : "nothing")}>
            <p>{say(q ? "nothingFoundText" : "nothingText")}</p>
          </Empty>
        </PageBody>
      ) : (
        <Table caption={say("title")} columns={columns.map((key) => ({ key, label: say(key) }))}>
          {looks.map((look) => (
            <Row key={look.id} href={`/console/looks/${look.id}`}>
              <Cell place={1}>
                <a href={`/console/looks/${look.id}`}>{look.title}</a>
              </Cell>
              <Cell place={3} isQuiet>
                /looks/{look.slug}
              </Cell>
              <Cell place={2}>
                <LookStatus state={look.state} />
              </Cell>
              <Cell place={4}>{say("pieceCount", { count: look.pieces })}</Cell>
              <Cell place={5} isQuiet>
                <Shown look={look} />
              </Cell>
              <Cell place={6} isQuiet>
                {say("by", { who: look.updatedBy, time: dateTime(look.updatedAt) })}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </>
  );
}

function LookStatus({ state }: Pick<ListedLook, "state">) {
  const say = useMessages(texts);
  const shape = state === "published" ? "disc" : state === "planned" ? "half" : "ring";
  return (
    <Status shape={shape} {...(state === "published" && { tone: "ok" as const })}>
      {say(state)}
    </Status>
  );
}

function Shown({ look: { startsAt, endsAt } }: { readonly look: ListedLook }) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  if (startsAt && endsAt) return say("fromUntil", { from: dateTime(startsAt), until: dateTime(endsAt) });
  if (startsAt) return say("from", { time: dateTime(startsAt) });
  return endsAt ? say("until", { time: dateTime(endsAt) }) : say("always");
}
