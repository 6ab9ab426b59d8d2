// One collection, with its page in the shop as the draft makes it.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorPage } from "../../forms/editor-page.tsx";
import { PageEditor, PageForm } from "../../forms/page-editor.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { collections as texts } from "../../locales/generated/collections.ts";
import { Members } from "./members.tsx";
import type { CollectionData } from "./collection.server.ts";

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
  return (
    <EditorPage
      title={(data.value as Value).name ?? ""}
      trail={{ href: TRAIL, label: say("title") }}
      href={`${TRAIL}/${encodeURIComponent(data.id)}`}
      show={(field, json) =>
        field === "productOrder" ? placesIn(json, data.members) || say("inShopOrder") : undefined
      }
    >
      <CollectionEditor key={data.id} data={data} />
    </EditorPage>
  );
}

function CollectionEditor({ data }: { readonly data: CollectionData }) {
  const say = useMessages(texts);
  const editor = useEditor(data);
  const { name, slug, displayTitle, productOrder } = (editor.draft ?? {}) as Value;
  return (
    <PageEditor
      data={data}
      editor={editor}
      title={displayTitle || name || say("newOne")}
      trail={{ href: TRAIL, label: say("title") }}
      path={slug && `/collections/${slug}`}
      previewAfter={say("previewAfter")}
      deleteLabel={say("delete")}
      deleteText={say("deleteText")}
    >
      <PageForm data={data} editor={editor} keys={NO_KEYS} />
      {data.id !== "new" && (
        <Members
          data={data}
          order={productOrder ?? NO_ORDER}
          onOrder={(order) => editor.set(["productOrder"], order)}
        />
      )}
    </PageEditor>
  );
}

/** The places of products by their names, a line each. */
const placesIn = (json: string, members: CollectionData["members"]): string =>
  (JSON.parse(json) as readonly string[])
    .map((id, at) => {
      const member = members.find((one) => one.id === id);
      return `${at + 1}. ${member ? `${member.vendor}, ${member.title}` : id}`;
    })
    .join("\n");

const NO_KEYS = {};
const NO_ORDER: readonly string[] = [];
