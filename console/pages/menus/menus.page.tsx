// The menus of header and footer, as trees.

import { useLoaderData } from "react-router";
import type { Menus } from "#commerce/settings/menus";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorPage } from "../../forms/editor-page.tsx";
import { EditorHead } from "../../forms/editor-head.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { menus as texts } from "../../locales/generated/menus.ts";
import { Preview } from "../../preview/preview.tsx";
import { Section, Split } from "../../ui/page.tsx";
import { MenuLevelEditor } from "./menu-level.tsx";
import type { MenusData } from "./menus.server.ts";
import styles from "./menus.module.css";

export default function MenusPage() {
  const say = useMessages(texts);
  const data = useLoaderData<MenusData>();
  return (
    <EditorPage title={say("title")} href="/console/menus">
      <MenusEditor data={data} />
    </EditorPage>
  );
}

function MenusEditor({ data }: { readonly data: MenusData }) {
  const say = useMessages(texts);
  const editor = useEditor(data);
  const menus = (editor.draft ?? {}) as Menus;
  const { automatic, schema, collections, lacks, lastChange, preview } = data;
  return (
    <>
      <EditorHead title={say("title")} editor={editor} lacks={lacks} lastChange={lastChange} />
      <Split isWide aside={<Preview fields={{ value: JSON.stringify(menus) }} choices={preview} path="/menu" />}>
        <p className={styles.about}>{say("about")}</p>
        {(["header", "footer"] as const).map((place) => (
          <Section key={place} title={say(place)}>
            <MenuLevelEditor
              trail={[place]}
              label={say(place)}
              automatic={automatic[place]}
              depth={place === "header" ? 3 : 2}
              tree={{
                menus,
                schema,
                collections,
                errors: editor.errors,
                isReadOnly: lacks !== null,
                onChange: (next) => editor.set([], next),
              }}
            />
          </Section>
        ))}
      </Split>
    </>
  );
}
