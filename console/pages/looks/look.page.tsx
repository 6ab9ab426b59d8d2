// One look: its details, its picture with hotspots, its pieces, and its page in the shop as the draft makes it.

import { useState } from "react";
import { Form, useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorHead } from "../../forms/editor-head.tsx";
import { labelOf, showJson } from "../../forms/labels.ts";
import { SchemaForm } from "../../forms/schema-field.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { looks as texts } from "../../locales/generated/looks.ts";
import { Preview } from "../../preview/preview.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import { FindProducts } from "./find-products.tsx";
import { LookPicture } from "./look-picture.tsx";
import type { FoundProduct, LookPageData } from "./look.server.ts";
import { Pieces, type EditedPiece } from "./pieces.tsx";
import styles from "./looks.module.css";

const TRAIL = "/console/looks";

interface Value {
  readonly slug?: string;
  readonly title?: { readonly en?: string };
  readonly picture?: string | null;
  readonly pieces?: readonly EditedPiece[];
}

export default function LookPage() {
  const say = useMessages(texts);
  const data = useLoaderData<LookPageData>();
  const answer = useActionData<ActionResult>();
  if (answer?.kind !== "conflict") return <LookEditor key={data.id} data={data} />;
  return (
    <>
      <PageHead title={(data.value as Value).title?.en ?? ""} trail={{ href: TRAIL, label: say("title") }} />
      <MergeScreen
        conflict={answer.conflict}
        href={`${TRAIL}/${data.id}`}
        intent="save"
        labelOf={labelOf}
        show={showJson}
      />
    </>
  );
}

function LookEditor({ data }: { readonly data: LookPageData }) {
  const say = useMessages(texts);
  const editor = useEditor(data);
  const { draft, set, errors } = editor;
  const { slug, title, picture, pieces = [] } = (draft ?? {}) as Value;
  const [current, setCurrent] = useState(0);
  // Those that a search has found stay known after the next search.
  const [added, setAdded] = useState<readonly FoundProduct[]>([]);
  const products = new Map([...data.products, ...added].map((product) => [product.id, product]));
  const isReadOnly = data.lacks !== null;
  const setPieces = (next: readonly EditedPiece[]): void => set(["pieces"], next);
  const place = (at: number, x: number, y: number): void =>
    setPieces(pieces.map((piece, index) => (index === at ? { ...piece, x, y } : piece)));
  const shared = { pieces, products, current, isReadOnly, onSelect: setCurrent, onPlace: place };
  return (
    <>
      <EditorHead
        title={title?.en || say("newOne")}
        trail={{ href: TRAIL, label: say("title") }}
        editor={editor}
        lacks={data.lacks}
        lastChange={data.lastChange}
      />
      <Split
        isWide
        aside={
          slug && title?.en ? (
            <Preview fields={{ value: JSON.stringify(draft) }} choices={data.preview} path={`/looks/${slug}`} />
          ) : (
            <p className={styles.quiet}>{say("previewAfter")}</p>
          )
        }
      >
        <LookPicture
          {...shared}
          picture={picture ?? null}
          error={errors["picture"]}
          onPicture={(address) => set(["picture"], address)}
        />
        <Pieces {...shared} errors={errors} onChange={setPieces} />
        {!isReadOnly && (
          <FindProducts
            id={data.id}
            has={new Set(pieces.map(({ product }) => product))}
            onAdd={(product) => {
              setAdded([...added, product]);
              setPieces([...pieces, { product: product.id }]);
              setCurrent(pieces.length);
            }}
          />
        )}
        <Section title={say("details")}>
          <div className={styles.form}>
            <SchemaForm
              schema={data.schema}
              value={draft}
              set={set}
              errors={errors}
              keys={LANGUAGE_KEYS(data)}
              isReadOnly={isReadOnly}
            />
          </div>
        </Section>
        {data.id !== "new" && !isReadOnly && <Delete slug={(data.value as Value).slug ?? ""} />}
      </Split>
    </>
  );
}

/** Languages of texts. */
const LANGUAGE_KEYS = ({ preview }: LookPageData) => {
  const codes = preview.languages.map(({ code }) => code);
  return { title: codes, text: codes };
};

function Delete({ slug }: { readonly slug: string }) {
  const say = useMessages(texts);
  return (
    <Section title={say("delete")}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="delete" />
        <TextField
          label={say("typeSlugLabel", { slug })}
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
  );
}
