// Synonyms: the list, and a form for one line, with a preview of what a search finds with it.

import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import type { Values } from "../../framework/merge.ts";
import { useMay } from "../../layout/layout-data.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { useTimes } from "../../layout/times.ts";
import { listings } from "../../locales/generated/listings.ts";
import { synonyms as texts } from "../../locales/generated/synonyms.ts";
import { Button, LinkButton, TextLink } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { Empty, PageHead, Section, Split } from "../../ui/page.tsx";
import { Cell, Row, Table, TableFoot } from "../../ui/table.tsx";
import { ListingViews } from "./listing-views.tsx";
import type { SynonymPreview, SynonymsData } from "./synonyms.server.ts";
import styles from "./listings.module.css";

const PATH = "/console/listings/synonyms";

export default function SynonymsPage() {
  const say = useMessages(texts);
  const title = useMessages(listings)("title");
  const { lines, find, edited, version, languages } = useLoaderData<SynonymsData>();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  const answer = useActionData<ActionResult>();
  const mayEdit = useMay()("content.edit");
  if (answer?.kind === "conflict") {
    return (
      <>
        <PageHead title={say("title")} trail={{ href: PATH, label: title }} />
        {answer.conflict.theirs["words"] === undefined && <Banner tone="info">{say("removedMeanwhile")}</Banner>}
        <MergeScreen
          conflict={answer.conflict}
          href={PATH}
          intent="save"
          labelOf={(field) => say(field as "words")}
          show={(field, value) => (field === "language" ? nameOf(value) : value)}
          showEmpty={(field) => (field === "language" ? say("everyLanguage") : undefined)}
        />
      </>
    );
  }
  return (
    <>
      <PageHead title={title} />
      {!mayEdit && <Banner tone="info">{say("viewOnly")}</Banner>}
      {answer?.kind === "refused" && !answer.fields && <Banner tone="bad">{answer.text}</Banner>}
      <ListingViews current="synonyms" />
      <Split aside={mayEdit && <Line key={`${edited} ${version} ${answer?.kind}`} answer={answer} />}>
        <Form method="get" className={styles.inline}>
          <TextField label={say("find")} name="find" defaultValue={find} type="search" />
          <Button type="submit">{say("show")}</Button>
        </Form>
        {lines.length > 0 ? <Lines /> : <Empty title={say(find === "" ? "none" : "noneFound")} />}
      </Split>
      <Toast answer={answer} />
    </>
  );
}

function Lines() {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const { lines, total, languages, lastChange, edited } = useLoaderData<SynonymsData>();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? say("everyLanguage");
  const columns = ["words", "direction", "language"] as const;
  return (
    <>
      <Table caption={say("title")} isInSection columns={columns.map((key) => ({ key, label: say(key) }))}>
        {lines.map(({ at, words, finds, language }) => (
          <Row key={at} href={`${PATH}?edit=${at}`} isSelected={at === edited}>
            <Cell place={1}>
              <TextLink href={`${PATH}?edit=${at}`}>{words}</TextLink>
            </Cell>
            <Cell place={3}>{finds === "" ? say("bothWays") : say("oneWay", { finds })}</Cell>
            <Cell place={5} isQuiet>
              <span className={styles.oneLine}>{nameOf(language)}</span>
            </Cell>
          </Row>
        ))}
      </Table>
      <TableFoot>
        {say("count", { shown: lines.length, total })}
        {lastChange && ` ${say("lastChange", { who: lastChange.name, time: dateTime(lastChange.at) })}`}
      </TableFoot>
    </>
  );
}

function Line({ answer }: { readonly answer: ActionResult | undefined }) {
  const say = useMessages(texts);
  const data = useLoaderData<SynonymsData>();
  const { languages, preview } = data;
  const refused = answer?.kind === "refused" ? answer : undefined;
  const errors = refused?.fields ?? {};
  // What was refused stays in the form.
  const sent = refused?.sent;
  const [version, base] = [sent?.["version"] ?? data.version, sent?.["base"] ?? data.base];
  const edited = sent ? Number(sent["at"] || -1) : data.edited;
  const fields: Values = sent ?? { ...data.fields };
  const isBusy = useNavigation().state === "submitting";
  return (
    <Section title={say(edited < 0 ? "add" : "change")}>
      <Form method="post" action={PATH} className={styles.form}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name="at" value={edited} />
        <input type="hidden" name="edit" value={edited} />
        <TextField
          label={say("words")}
          name="words"
          defaultValue={fields["words"]}
          help={say("wordsHelp")}
          error={errors["words"]}
        />
        <TextField
          label={say("finds")}
          name="finds"
          defaultValue={fields["finds"]}
          help={say("findsHelp")}
          error={errors["finds"]}
        />
        <SelectField
          label={say("language")}
          name="language"
          defaultValue={fields["language"]}
          help={say("languageHelp")}
          error={errors["language"]}
        >
          <option value="">{say("everyLanguage")}</option>
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label={say("try")} name="try" defaultValue={preview?.query} help={say("tryHelp")} />
        {preview && <Preview preview={preview} />}
        <div className={styles.acts}>
          <Button type="submit" formMethod="get">
            {say("preview")}
          </Button>
          <Button type="submit" look="primary" name="intent" value="save" isBusy={isBusy}>
            {say("save")}
          </Button>
          {edited >= 0 && (
            <>
              <Button type="submit" look="danger" name="intent" value="remove">
                {say("remove")}
              </Button>
              <LinkButton href={PATH}>{say("cancel")}</LinkButton>
            </>
          )}
        </div>
      </Form>
    </Section>
  );
}

function Preview({ preview }: { readonly preview: SynonymPreview }) {
  const say = useMessages(texts);
  const { query, problem, before, after, isAtLeast, added } = preview;
  const counted = (count: number) => {
    const products = say("products", { count });
    return isAtLeast && count > 0 ? say("atLeast", { products }) : products;
  };
  return (
    <output>
      {problem ? (
        <Banner tone="bad">{problem}</Banner>
      ) : (
        <>
          <p>{say("found", { query, before: counted(before), after: counted(after) })}</p>
          {added.length > 0 && (
            <ul>
              {added.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </output>
  );
}
