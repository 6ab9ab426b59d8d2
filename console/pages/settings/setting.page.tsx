// The form of one setting, and the shop with the draft in it.

import { useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorPage } from "../../forms/editor-page.tsx";
import { EditorHead } from "../../forms/editor-head.tsx";
import { SchemaForm } from "../../forms/schema-field.tsx";
import { useEditor } from "../../forms/use-editor.ts";
import type { ServiceState } from "../../framework/context.ts";
import { settings as texts } from "../../locales/generated/settings.ts";
import { Preview } from "../../preview/preview.tsx";
import { Facts } from "../../ui/facts.tsx";
import { PageBody, Section, Split } from "../../ui/page.tsx";
import { Status } from "../../ui/status.tsx";
import type { SettingData } from "./setting.server.ts";
import styles from "../../forms/editor.module.css";

export default function SettingPage() {
  const data = useLoaderData<SettingData>();
  const say = useMessages(texts);
  return (
    <EditorPage
      title={say(data.name)}
      trail={{ href: "/console/settings", label: say("title") }}
      href={`/console/settings/${data.name}`}
    >
      <SettingEditor key={data.name} data={data} />
    </EditorPage>
  );
}

function SettingEditor({ data }: { readonly data: SettingData }) {
  const say = useMessages(texts);
  const { name, schema, keys, namedKeys, lacks, lastChange, services, preview } = data;
  const editor = useEditor(data);
  const { draft, set, errors } = editor;
  const form = (
    <>
      {services.length > 0 && <Services services={services} />}
      <div className={styles.form}>
        <p className={styles.about}>{say(`${name}About`)}</p>
        <SchemaForm
          schema={schema}
          value={draft}
          set={set}
          errors={errors}
          keys={keys}
          namedKeys={namedKeys}
          isReadOnly={lacks !== null}
        />
      </div>
    </>
  );
  return (
    <>
      <EditorHead
        title={say(name)}
        trail={{ href: "/console/settings", label: say("title") }}
        editor={editor}
        lacks={lacks}
        lastChange={lastChange}
      />
      {preview ? (
        <Split
          isWide
          aside={
            <Preview
              fields={{ value: JSON.stringify(draft) }}
              choices={preview}
              path={preview.paths[0] ?? "/"}
              paths={preview.paths}
            />
          }
        >
          {form}
        </Split>
      ) : (
        <PageBody>{form}</PageBody>
      )}
    </>
  );
}

/** Services that the environment configures. Their secrets stay there. */
function Services({ services }: { readonly services: readonly ServiceState[] }) {
  const say = useMessages(texts);
  return (
    <Section title={say("environment")}>
      <Facts
        facts={services.map(({ variable, value, isSet }) => [
          variable,
          <Status key={variable} shape={isSet ? "disc" : "ring"} tone={isSet ? "ok" : "plain"}>
            {value ?? say(isSet ? "isSet" : "isMissing")}
          </Status>,
        ])}
      />
      <p className={styles.about}>{say("environmentText")}</p>
    </Section>
  );
}
