// One collection, with its page in the shop as the draft makes it.

import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorHead } from "../../forms/editor-head.tsx";
import { labelOf, showJson } from "../../forms/labels.ts";
import { SchemaForm } from "../../forms/schema-field.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { collections as texts } from "../../locales/generated/collections.ts";
import { Preview } from "../../preview/preview.tsx";
import { Button } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { CollectionData } from "./collection.server.ts";
import styles from "./collections.module.css";

const TRAIL = "/console/collections";

interface Value {
  readonly name?: string;
  readonly slug?: string;
  readonly displayTitle?: string | null;
}

export default function CollectionPage() {
  const say = useMessages(texts);
  const data = useLoaderData<CollectionData>();
  const answer = useActionData<ActionResult>();
  if (answer?.kind !== "conflict") return <CollectionEditor key={data.id} data={data} />;
  return (
    <>
      <PageHead title={(data.value as Value).name ?? ""} trail={{ href: TRAIL, label: say("title") }} />
      <MergeScreen
        conflict={answer.conflict}
        href={`${TRAIL}/${encodeURIComponent(data.id)}`}
        intent="save"
        labelOf={labelOf}
        show={showJson}
      />
    </>
  );
}

function CollectionEditor({ data }: { readonly data: CollectionData }) {
  const say = useMessages(texts);
  const editor = useEditor(data);
  const { draft, set, errors } = editor;
  const { name, slug, displayTitle } = (draft ?? {}) as Value;
  const isNew = data.id === "new";
  return (
    <>
      <EditorHead
        title={displayTitle || name || say("newOne")}
        trail={{ href: TRAIL, label: say("title") }}
        editor={editor}
        lacks={data.lacks}
        lastChange={data.lastChange}
      />
      <Split
        isWide
        aside={
          slug ? (
            <Preview fields={{ value: JSON.stringify(draft) }} choices={data.preview} path={`/collections/${slug}`} />
          ) : (
            <p className={styles.quiet}>{say("previewAfter")}</p>
          )
        }
      >
        <div className={styles.form}>
          <SchemaForm
            schema={data.schema}
            value={draft}
            set={set}
            errors={errors}
            keys={NO_KEYS}
            isReadOnly={data.lacks !== null}
          />
        </div>
        {!isNew && <Members data={data} />}
        {!isNew && data.lacks === null && (
          <Section title={say("delete")}>
            <Form method="post" className={styles.form}>
              <input type="hidden" name="intent" value="delete" />
              <TextField
                label={say("typeSlugLabel", { slug: (data.value as Value).slug ?? "" })}
                name="slug"
                autoComplete="off"
                required
                help={say("deleteText")}
              />
              <Button type="submit" look="danger">
                {say("delete")}
              </Button>
            </Form>
          </Section>
        )}
      </Split>
    </>
  );
}

const NO_KEYS = {};

function Members({ data: { members, count, mayFeature } }: { readonly data: CollectionData }) {
  const say = useMessages(texts);
  const answer = useActionData<ActionResult>();
  const error = answer?.kind === "refused" ? answer.fields?.["product"] : undefined;
  return (
    <Section title={say("members")} count={count}>
      {mayFeature && (
        <Form method="post" className={styles.feature}>
          <input type="hidden" name="intent" value="feature" />
          <TextField label={say("product")} name="product" help={say("productHelp")} error={error} required />
          <Button type="submit" icon="add">
            {say("feature")}
          </Button>
        </Form>
      )}
      {members.length > 0 && (
        <Table
          isInSection
          caption={say("members")}
          columns={[
            { key: "picture", label: say("picture") },
            { key: "title", label: say("product") },
            { key: "acts", label: say("acts") },
          ]}
        >
          {members.map(({ id, handle, title, vendor, image }) => (
            <Row key={id}>
              <Cell>{image.startsWith("/") && <Thumb src={image} />}</Cell>
              <Cell place={1}>
                <a href={`/products/${handle}`} target="_blank" rel="noreferrer">
                  {vendor}, {title}
                </a>
              </Cell>
              <Cell place={2}>
                {mayFeature && (
                  <Form method="post">
                    <input type="hidden" name="intent" value="unfeature" />
                    <input type="hidden" name="product" value={handle} />
                    <Button type="submit" size="small" look="ghost" icon="close" label={say("unfeature", { title })} />
                  </Form>
                )}
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Section>
  );
}
