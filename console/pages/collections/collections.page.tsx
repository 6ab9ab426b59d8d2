// The list of collections.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { collections as texts } from "../../locales/generated/collections.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { Empty, PageBody, PageHead } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { Tools } from "../../ui/views.tsx";
import type { CollectionsData } from "./collections.server.ts";

export default function CollectionsPage() {
  const say = useMessages(texts);
  const { tags, total, q, page, size, mayCreate } = useLoaderData<CollectionsData>();
  const next = `/console/collections?${new URLSearchParams({ ...(q && { q }), page: String(page + 1) })}`;
  return (
    <>
      <PageHead
        title={say("title")}
        actions={
          mayCreate && (
            <LinkButton look="primary" icon="add" href="/console/collections/new">
              {say("create")}
            </LinkButton>
          )
        }
      >
        {total}
      </PageHead>
      <Tools search={say("search")} defaultValue={q} action="/console/collections" />
      {tags.length === 0 ? (
        <PageBody>
          <Empty title={say(q ? "nothingFound" : "nothing")}>
            <p>{say(q ? "nothingFoundText" : "nothingText")}</p>
          </Empty>
        </PageBody>
      ) : (
        <Table
          caption={say("title")}
          columns={[
            { key: "picture", label: say("picture") },
            { key: "name", label: say("name") },
            { key: "address", label: say("address") },
            { key: "top", label: say("level") },
          ]}
        >
          {tags.map(({ id, name, slug, displayTitle, isTopLevel, heroMediaUrl }) => (
            <Row key={id} href={`/console/collections/${encodeURIComponent(id)}`}>
              <Cell>{heroMediaUrl?.startsWith("/") && <Thumb src={heroMediaUrl} />}</Cell>
              <Cell place={1}>
                <a href={`/console/collections/${encodeURIComponent(id)}`}>{displayTitle ?? name}</a>
              </Cell>
              <Cell place={3} isQuiet>
                /collections/{slug}
              </Cell>
              <Cell place={2}>{isTopLevel && <Tag>{say("topLevel")}</Tag>}</Cell>
            </Row>
          ))}
        </Table>
      )}
      {(page + 1) * size < total && (
        <TableFoot>
          <TextLink href={next}>{say("more")}</TextLink>
        </TableFoot>
      )}
    </>
  );
}
