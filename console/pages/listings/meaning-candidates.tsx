// Words that searches did without or found nothing for; one click starts a line with them.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { useMay } from "../../layout/layout-data.ts";
import { meanings as texts } from "../../locales/generated/meanings.ts";
import { LinkButton, TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { MeaningsData } from "./meanings.server.ts";

export function MeaningCandidates() {
  const say = useMessages(texts);
  const mayEdit = useMay()("content.edit");
  const { candidates } = useLoaderData<MeaningsData>();
  if (candidates.length === 0) return null;
  return (
    <Section title={say("candidates")} count={candidates.length}>
      <p>{say("candidatesHelp")}</p>
      <Table
        caption={say("candidates")}
        isInSection
        columns={[
          { key: "words", label: say("phrases") },
          { key: "why", label: say("why") },
          { key: "searches", label: say("searches"), isNumber: true, sorted: "descending" },
          { key: "add", label: say("addLine"), isHidden: true },
        ]}
      >
        {candidates.map(({ words, why, searches }) => (
          <Row key={`${why} ${words}`}>
            <Cell place={1}>
              <TextLink href={`/pages/search?${new URLSearchParams({ qTitle: words })}`} target="_blank">
                {words}
              </TextLink>
            </Cell>
            <Cell place={3} isQuiet>
              {say(`${why}-why`)}
            </Cell>
            <Cell place={2} isNumber>
              {searches.toLocaleString("en-GB")}
            </Cell>
            <Cell place={4}>
              {mayEdit && (
                <LinkButton
                  size="small"
                  href={`/console/listings/meanings?${new URLSearchParams({ phrases: words })}`}
                  aria-label={say("addLineFor", { words })}
                >
                  {say("addLine")}
                </LinkButton>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}
