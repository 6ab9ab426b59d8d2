// Meanings: the lines of the table with the products that each finds, and a form for one line.

import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import type { Conflict } from "../../framework/merge.ts";
import { useMay } from "../../layout/layout-data.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { listings } from "../../locales/generated/listings.ts";
import { meanings as texts } from "../../locales/generated/meanings.ts";
import { Button, LinkButton, TextLink } from "../../ui/button.tsx";
import { Choice, SelectField, TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageHead, Split } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { ListingViews } from "./listing-views.tsx";
import { MeaningCandidates } from "./meaning-candidates.tsx";
import { MeaningForm } from "./meaning-form.tsx";
import type { MeaningsData } from "./meanings.server.ts";
import styles from "./listings.module.css";

const MEANINGS_PATH = "/console/listings/meanings";

export default function MeaningsPage() {
  const say = useMessages(texts);
  const title = useMessages(listings)("title");
  const { lines, filter, edited, version, fields, isSearchDown, isShopEmpty } = useLoaderData<MeaningsData>();
  const answer = useActionData<ActionResult>();
  const mayEdit = useMay()("content.edit");
  const isAll = filter.find === "" && filter.language === "" && !filter.isIdle;
  if (answer?.kind === "conflict") return <Merge conflict={answer.conflict} title={title} />;
  return (
    <>
      <PageHead title={title} />
      {!mayEdit && <Banner tone="info">{say("viewOnly")}</Banner>}
      {isSearchDown && <Banner tone="warn">{say("searchDown")}</Banner>}
      {isShopEmpty && <Banner tone="info">{say("nothingOnSale")}</Banner>}
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <ListingViews current="meanings" />
      <Split
        isWide
        aside={
          mayEdit && <MeaningForm key={`${edited} ${version} ${fields.phrases} ${answer?.kind}`} answer={answer} />
        }
      >
        <Filters />
        {lines.length > 0 ? <Lines /> : <Empty title={say(isAll ? "none" : "noneFound")} />}
        <MeaningCandidates />
      </Split>
      <Toast answer={answer} />
    </>
  );
}

function Merge({ conflict, title }: { readonly conflict: Conflict; readonly title: string }) {
  const say = useMessages(texts);
  const { languages } = useLoaderData<MeaningsData>();
  const show = (field: string, value: string): string => {
    if (field === "language") return languages.find(({ code }) => code === value)?.name ?? value;
    if (field === "section") return say(`${value as "things"}-section`);
    return field === "isIdiom" ? say(value === "true" ? "yes" : "no") : value;
  };
  return (
    <>
      <PageHead title={say("title")} trail={{ href: MEANINGS_PATH, label: title }} />
      {conflict.theirs["phrases"] === undefined && <Banner tone="info">{say("removedMeanwhile")}</Banner>}
      <MergeScreen
        conflict={conflict}
        href={MEANINGS_PATH}
        intent="save"
        labelOf={(field) => say(field as "phrases")}
        show={show}
        showEmpty={(field) => (field === "language" ? say("everyLanguage") : undefined)}
      />
    </>
  );
}

function Filters() {
  const say = useMessages(texts);
  const { filter, languages } = useLoaderData<MeaningsData>();
  return (
    <Form method="get" className={styles.inline}>
      <TextField label={say("find")} name="find" defaultValue={filter.find} type="search" />
      <SelectField label={say("language")} name="of" defaultValue={filter.language}>
        <option value="">{say("anyLanguage")}</option>
        {languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Choice name="idle" value="1" defaultChecked={filter.isIdle}>
        {say("onlyIdle")}
      </Choice>
      <Button type="submit">{say("show")}</Button>
    </Form>
  );
}

function Lines() {
  const say = useMessages(texts);
  const { lines, languages, edited, isShopEmpty } = useLoaderData<MeaningsData>();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? say("everyLanguage");
  const columns = [
    ...(["phrases", "means", "section", "language"] as const).map((key) => ({ key, label: say(key) })),
    { key: "products", label: say("products"), isNumber: true },
  ];
  return (
    <>
      <Table caption={say("title")} isInSection columns={columns}>
        {lines.map(({ line, phrases, means, section, language, products }) => (
          <Row key={line} href={`${MEANINGS_PATH}?edit=${line}`} isSelected={line === edited}>
            <Cell place={1}>
              <TextLink href={`${MEANINGS_PATH}?edit=${line}`}>{phrases}</TextLink>
            </Cell>
            <Cell place={3} isQuiet>
              {means}
            </Cell>
            <Cell place={5}>{say(`${section as "things"}-section`)}</Cell>
            <Cell place={6} isQuiet>
              <span className={styles.oneLine}>{nameOf(language)}</span>
            </Cell>
            <Cell place={2} isNumber>
              {isShopEmpty ? (
                "–"
              ) : products === 0 ? (
                <Status shape="square" tone="bad">
                  {say("findsNothing")}
                </Status>
              ) : (
                (products?.toLocaleString("en-GB") ?? "–")
              )}
            </Cell>
          </Row>
        ))}
      </Table>
      <Foot />
    </>
  );
}

function Foot() {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const { lines, total, from, pageSize, filter, lastChange } = useLoaderData<MeaningsData>();
  const page = (from - 1) / pageSize + 1;
  const to = from + lines.length - 1;
  const pageHref = (number: number) =>
    `${MEANINGS_PATH}?${new URLSearchParams({
      ...(filter.find !== "" && { find: filter.find }),
      ...(filter.language !== "" && { of: filter.language }),
      ...(filter.isIdle && { idle: "1" }),
      page: String(number),
    })}`;
  return (
    <TableFoot>
      {say("count", { from, to, total })}
      {page > 1 && <LinkButton href={pageHref(page - 1)}>{say("previous")}</LinkButton>}
      {to < total && <LinkButton href={pageHref(page + 1)}>{say("next")}</LinkButton>}
      {lastChange && ` ${say("lastChange", { who: lastChange.name, time: dateTime(lastChange.at) })}`}
    </TableFoot>
  );
}
