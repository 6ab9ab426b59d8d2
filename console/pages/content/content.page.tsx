// The sections of the shop, with the home page as the draft makes it.

import { useState } from "react";
import { useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { EditorPage } from "../../forms/editor-page.tsx";
import { EditorHead } from "../../forms/editor-head.tsx";
import { moved } from "../../forms/form-value.ts";
import { labelOf, showJson } from "../../forms/labels.ts";
import { useEditor, type Editor } from "../../forms/use-editor.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { content as texts } from "../../locales/generated/content.ts";
import { Preview } from "../../preview/preview.tsx";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/notice.tsx";
import { Empty, Section, Split } from "../../ui/page.tsx";
import { Sortable } from "../../ui/sortable.tsx";
import type { ContentData } from "./content.server.ts";
import { SectionEditor, type Draft } from "./section-editor.tsx";
import styles from "./content.module.css";

/** Fields of a section that nobody edits. */
const INNER: ReadonlySet<string> = new Set(["id", "place", "locale", "regionCode"]);
const PLACES = ["page", "top-bar", "department"] as const;

export default function ContentPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ContentData>();
  const answer = useActionData<ActionResult>();
  const { theirs = {}, yours = {} } = answer?.kind === "conflict" ? answer.conflict : {};
  const labelOfSection = (id: string): string => {
    const { title, name, type } = JSON.parse(yours[id] || theirs[id] || "{}") as Partial<Draft>;
    return `${title || name || id} · ${labelOf(type ?? "")}`;
  };
  return (
    <EditorPage
      title={say("title")}
      href="/console/content"
      labelOf={labelOfSection}
      show={(id, json) =>
        showJson(
          id,
          JSON.stringify(JSON.parse(json), (name, value: unknown) => (INNER.has(name) ? undefined : value)),
        )
      }
    >
      <ContentEditor data={data} />
    </EditorPage>
  );
}

function ContentEditor({ data }: { readonly data: ContentData }) {
  const say = useMessages(texts);
  const editor = useEditor(data);
  const sections = (editor.draft ?? {}) as Readonly<Record<string, Draft>>;
  // A new section without a title would only be refused.
  const stored = (data.value ?? {}) as Readonly<Record<string, Draft>>;
  const written = Object.fromEntries(
    Object.entries(sections).filter(([id, { title, items = [] }]) => id in stored || title || items.length > 0),
  );
  return (
    <>
      <EditorHead title={say("title")} editor={editor} lacks={data.lacks} lastChange={data.lastChange} />
      <Split isWide aside={<Preview fields={{ value: JSON.stringify(written) }} choices={data.preview} path="/" />}>
        {PLACES.map((place) => (
          <PlaceEditor
            key={place}
            place={place}
            editor={editor}
            data={data}
            sections={Object.values(sections)
              .filter((section) => section.place === place)
              .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))}
          />
        ))}
      </Split>
    </>
  );
}

interface PlaceProps {
  readonly place: (typeof PLACES)[number];
  readonly editor: Editor;
  readonly data: ContentData;
  readonly sections: readonly Draft[];
}

function PlaceEditor({ place, editor, data, sections }: PlaceProps) {
  const say = useMessages(texts);
  const [added, setAdded] = useState<string>();
  const isReadOnly = data.lacks !== null;
  const add = (): void => {
    const id = freeId(place, editor.draft as object);
    setAdded(id);
    const last = Math.max(-1, ...sections.map(({ position = 0 }) => position));
    const type = place === "page" ? "story" : place === "department" ? "story" : "announcement";
    editor.set([id], { id, place, name: id, type, enabled: true, position: last + 1, items: [] });
  };
  const isAutomatic = place === "page" && !sections.some(({ type }) => data.shownTypes.includes(type));
  const startFromAutomatic = (): void => {
    const taken: Record<string, unknown> = { ...(editor.draft as object) };
    for (const [position, section] of (data.automatic ?? []).entries()) {
      const id = freeId(place, taken);
      taken[id] = { ...section, id, place, name: id, enabled: true, position };
      editor.set([id], taken[id]);
    }
  };
  return (
    <Section
      title={say(place)}
      count={sections.length}
      actions={
        !isReadOnly && (
          <Button size="small" icon="add" onClick={add}>
            {say("add")}
          </Button>
        )
      }
    >
      {isAutomatic && data.automatic === null && <Banner tone="bad">{say("automaticFailed")}</Banner>}
      {isAutomatic && !isReadOnly && data.automatic !== null && data.automatic.length > 0 && (
        <div className={styles.automatic}>
          {sections.length > 0 && <p>{say("pageEmpty")}</p>}
          <Button onClick={startFromAutomatic}>{say("startFromAutomatic")}</Button>
        </div>
      )}
      {sections.length === 0 ? (
        <Empty title={say("nothing")}>
          <p>{say(`${place}Empty`)}</p>
        </Empty>
      ) : (
        <Sortable
          label={say(place)}
          isReadOnly={isReadOnly}
          onMove={(from, to) => {
            for (const [position, { id }] of moved(sections, from, to).entries())
              editor.set([id, "position"], position);
          }}
          items={sections.map((section) => ({
            key: section.id,
            label: section.title || section.name,
            content: (
              <SectionEditor
                section={section}
                schema={data.schema}
                types={data.types}
                editor={editor}
                isReadOnly={isReadOnly}
                isOpen={section.id === added}
              />
            ),
          }))}
        />
      )}
    </Section>
  );
}

function freeId(place: string, sections: object): string {
  let number = 1;
  while (`${place}-${number}` in sections) number += 1;
  return `${place}-${number}`;
}
