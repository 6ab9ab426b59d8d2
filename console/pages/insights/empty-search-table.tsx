// Searches without results, each with possible remedies.

import type { FiguresRow } from "#commerce/insights";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { insights as texts } from "../../locales/generated/insights.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { Change, writeCount } from "./figures.tsx";
import type { Remedies, Remedy } from "./remedies.server.ts";
import styles from "./insights.module.css";

interface Props {
  readonly rows: readonly FiguresRow[];
  readonly remedies: Remedies;
}

export function EmptySearchTable({ rows, remedies }: Props) {
  const say = useMessages(texts);
  const mayEdit = useMay()("content.edit");
  if (rows.length === 0) return <p className={styles.quiet}>{say("noEmptySearches")}</p>;
  return (
    <Table
      caption={say("tab-empty-searches")}
      isInSection
      columns={[
        { key: "query", label: say("query") },
        { key: "times", label: say("times"), isNumber: true, sorted: "descending" },
        { key: "change", label: say("change"), isNumber: true },
        { key: "remedy", label: say("remedy"), isHidden: true },
      ]}
    >
      {rows.map(({ name, emptySearches, before }) => (
        <Row key={name}>
          <Cell place={1}>
            <TextLink href={`/pages/search?${new URLSearchParams({ qTitle: name })}`} target="_blank">
              {name}
            </TextLink>
          </Cell>
          <Cell place={2} isNumber>
            {writeCount(emptySearches)}
          </Cell>
          <Cell place={4} isNumber>
            <Change now={emptySearches} before={before.emptySearches} isPlain />
          </Cell>
          <Cell place={3}>
            <span className={styles.remedies}>
              {remedies[name] && <Answered remedy={remedies[name]} />}
              {mayEdit && !remedies[name] && <Offers words={name} />}
            </span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const HAS = { rule: "hasRule", draft: "hasDraft", synonym: "hasSynonym", meaning: "hasMeaning" } as const;

function Answered({ remedy: { kind, name, href } }: { readonly remedy: Remedy }) {
  const say = useMessages(texts);
  return (
    <a href={href}>
      <Status shape={kind === "draft" ? "ring" : "disc"} tone={kind === "draft" ? "plain" : "ok"}>
        {say(HAS[kind], { name })}
      </Status>
    </a>
  );
}

function Offers({ words }: { readonly words: string }) {
  const say = useMessages(texts);
  const about = new URLSearchParams({ words });
  return (
    <>
      <LinkButton size="small" href={`/console/listings?view=redirects&${about}`}>
        {say("redirect")}
      </LinkButton>
      <LinkButton size="small" look="ghost" href={`/console/listings?${about}`}>
        {say("rule")}
      </LinkButton>
      <LinkButton size="small" look="ghost" href={`/console/listings/synonyms?${about}`}>
        {say("synonym")}
      </LinkButton>
    </>
  );
}
