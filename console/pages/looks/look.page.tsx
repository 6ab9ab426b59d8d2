// One look: its details, its picture with hotspots, its pieces, and its page in the shop as the draft makes it.

import { useState } from "react";
import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorPage } from "../../forms/editor-page.tsx";
import { PageEditor, PageForm } from "../../forms/page-editor.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { looks as texts } from "../../locales/generated/looks.ts";
import { Section } from "../../ui/page.tsx";
import { FindProducts } from "./find-products.tsx";
import { LookPicture } from "./look-picture.tsx";
import type { FoundProduct, LookPageData } from "./look.server.ts";
import { Pieces, type EditedPiece } from "./pieces.tsx";

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
  return (
    <EditorPage
      title={(data.value as Value).title?.en ?? ""}
      trail={{ href: TRAIL, label: say("title") }}
      href={`${TRAIL}/${data.id}`}
    >
      <LookEditor key={data.id} data={data} />
    </EditorPage>
  );
}

function LookEditor({ data }: { readonly data: LookPageData }) {
  const say = useMessages(texts);
  const editor = useEditor(data);
  const { set, errors } = editor;
  const { slug, title, picture, pieces = [] } = (editor.draft ?? {}) as Value;
  const [current, setCurrent] = useState(0);
  // Found products stay known after the next search.
  const [added, setAdded] = useState<readonly FoundProduct[]>([]);
  const products = new Map([...data.products, ...added].map((product) => [product.id, product]));
  const isReadOnly = data.lacks !== null;
  const setPieces = (next: readonly EditedPiece[]): void => set(["pieces"], next);
  const place = (at: number, x: number, y: number): void =>
    setPieces(pieces.map((piece, index) => (index === at ? { ...piece, x, y } : piece)));
  const shared = { pieces, products, current, isReadOnly, onSelect: setCurrent, onPlace: place };
  return (
    <PageEditor
      data={data}
      editor={editor}
      title={title?.en || say("newOne")}
      trail={{ href: TRAIL, label: say("title") }}
      path={slug && title?.en && `/looks/${slug}`}
      previewAfter={say("previewAfter")}
      deleteLabel={say("delete")}
      deleteText={say("deleteText")}
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
        <PageForm data={data} editor={editor} keys={languageKeys(data)} />
      </Section>
    </PageEditor>
  );
}

/** Languages of texts. */
function languageKeys({ preview }: LookPageData) {
  const codes = preview.languages.map(({ code }) => code);
  return { title: codes, text: codes };
}
