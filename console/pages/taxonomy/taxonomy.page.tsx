// The editor of departments, categories and types.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorHead } from "../../forms/editor-head.tsx";
import { EditorPage } from "../../forms/editor-page.tsx";
import { SchemaForm } from "../../forms/schema-field.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import { taxonomy as texts } from "../../locales/generated/taxonomy.ts";
import { PageBody, Section, Split } from "../../ui/page.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import type { TaxonomyPageData } from "./taxonomy.server.ts";
import styles from "../../forms/editor.module.css";

export default function TaxonomyPage() {
  const say = useMessages(texts);
  const data = useLoaderData<TaxonomyPageData>();
  return (
    <EditorPage title={say("title")} href="/console/taxonomy">
      <TaxonomyEditor data={data} />
    </EditorPage>
  );
}

const NO_KEYS = {};

function TaxonomyEditor({ data }: { readonly data: TaxonomyPageData }) {
  const say = useMessages(texts);
  const { schema, strays, lacks, lastChange } = data;
  const editor = useEditor(data);
  const { draft, set, errors } = editor;
  const form = (
    <div className={styles.form}>
      <p className={styles.about}>{say("about")}</p>
      <SchemaForm schema={schema} value={draft} set={set} errors={errors} keys={NO_KEYS} isReadOnly={lacks !== null} />
    </div>
  );
  return (
    <>
      <EditorHead title={say("title")} editor={editor} lacks={lacks} lastChange={lastChange} />
      {strays.length > 0 ? <Split aside={<Strays strays={strays} />}>{form}</Split> : <PageBody>{form}</PageBody>}
    </>
  );
}

function Strays({ strays }: Pick<TaxonomyPageData, "strays">) {
  const say = useMessages(texts);
  return (
    <Section title={say("strays")} count={strays.length}>
      <p className={styles.about}>{say("straysAbout")}</p>
      <Table
        isInSection
        caption={say("strays")}
        columns={[
          { key: "value", label: say("value") },
          { key: "products", label: say("products") },
        ]}
      >
        {strays.map(({ field, value, products }) => (
          <Row key={`${field} ${value}`}>
            <Cell place={1}>
              <a href={`/console/products?${field}=${encodeURIComponent(value)}`}>{value}</a>
            </Cell>
            <Cell place={5} isQuiet>
              {say(`${field}Count`, { count: products })}
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}
