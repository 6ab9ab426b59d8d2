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
import { TextField } from "../../ui/field.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { Members } from "./members.tsx";
import type { CollectionData } from "./collection.server.ts";
import styles from "./collections.module.css";

const TRAIL = "/console/collections";

interface Value {
  readonly name?: string;
  readonly slug?: string;
  readonly displayTitle?: string | null;
  readonly productOrder?: readonly string[];
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
  const { name, slug, displayTitle, productOrder } = (draft ?? {}) as Value;
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
        {!isNew && (
          <Members data={data} order={productOrder ?? NO_ORDER} onOrder={(order) => set(["productOrder"], order)} />
        )}
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
const NO_ORDER: readonly string[] = [];
