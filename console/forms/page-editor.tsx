// The editor of a record that has a page in the shop, such as a collection: its form, its page as the draft makes it, and deleting it.

import type { ReactNode } from "react";
import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { Versioned } from "../framework/handlers.server.ts";
import { editor as texts } from "../locales/generated/editor.ts";
import type { PreviewChoices } from "../preview/preview.server.ts";
import { Preview } from "../preview/preview.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Section, Split } from "../ui/page.tsx";
import { EditorHead } from "./editor-head.tsx";
import type { EditorState } from "./editor-state.server.ts";
import type { JsonSchema } from "./json-schema.ts";
import { SchemaForm } from "./schema-field.tsx";
import type { Editor } from "./use-editor.ts";
import styles from "./page-editor.module.css";

export interface EditedPage extends Versioned, EditorState {
  /** "new" for one that is being created. */
  readonly id: string;
  readonly schema: JsonSchema;
  readonly preview: PreviewChoices;
}

interface PageEditorProps {
  readonly data: EditedPage;
  readonly editor: Editor;
  readonly title: string;
  readonly trail: { readonly href: string; readonly label: string };
  /** The edited page's path in the shop; undefined while the draft lacks something that it needs. */
  readonly path: string | undefined;
  /** Shown until then in place of the preview. */
  readonly previewAfter: string;
  readonly deleteLabel: string;
  readonly deleteText: string;
  readonly children: ReactNode;
}

export function PageEditor(props: PageEditorProps) {
  const { data, editor, title, trail, path, previewAfter, deleteLabel, deleteText, children } = props;
  const say = useMessages(texts);
  const { slug = "" } = data.value as { readonly slug?: string };
  return (
    <>
      <EditorHead title={title} trail={trail} editor={editor} lacks={data.lacks} lastChange={data.lastChange} />
      <Split
        isWide
        aside={
          path ? (
            <Preview fields={{ value: JSON.stringify(editor.draft) }} choices={data.preview} path={path} />
          ) : (
            <p className={styles.quiet}>{previewAfter}</p>
          )
        }
      >
        {children}
        {data.id !== "new" && data.lacks === null && (
          <Section title={deleteLabel}>
            <Form method="post" className={styles.form}>
              <input type="hidden" name="intent" value="delete" />
              <TextField
                label={say("typeSlugLabel", { slug })}
                name="confirmation"
                autoComplete="off"
                required
                help={deleteText}
                error={editor.errors["confirmation"]}
              />
              <Button type="submit" look="danger">
                {deleteLabel}
              </Button>
            </Form>
          </Section>
        )}
      </Split>
    </>
  );
}

interface PageFormProps {
  readonly data: EditedPage;
  readonly editor: Editor;
  /** Known keys of records. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
}

export const PageForm = ({ data: { schema, lacks }, editor: { draft, set, errors }, keys }: PageFormProps) => (
  <div className={styles.form}>
    <SchemaForm schema={schema} value={draft} set={set} errors={errors} keys={keys} isReadOnly={lacks !== null} />
  </div>
);
