// A page with an editor. After a save that came too late, it shows the merge screen in its place.

import type { ReactNode } from "react";
import { useActionData } from "react-router";
import type { ActionResult } from "../framework/handlers.server.ts";
import { MergeScreen } from "../layout/merge-screen.tsx";
import { PageHead } from "../ui/page.tsx";
import { labelOf as labelOfField, showJson } from "./labels.ts";

interface EditorPageProps {
  readonly title: string;
  readonly trail?: { readonly href: string; readonly label: string };
  readonly href: string;
  readonly labelOf?: (field: string) => string;
  /** A field, which is JSON, in words; undefined as it is by default. */
  readonly show?: (field: string, json: string) => string | undefined;
  /** The editor. */
  readonly children: ReactNode;
}

export function EditorPage({ title, trail, href, labelOf = labelOfField, show, children }: EditorPageProps) {
  const answer = useActionData<ActionResult>();
  if (answer?.kind !== "conflict") return children;
  return (
    <>
      <PageHead title={title} {...(trail && { trail })} />
      <MergeScreen
        conflict={answer.conflict}
        href={href}
        intent="save"
        labelOf={labelOf}
        show={(field, json) => show?.(field, json) ?? showJson(field, json)}
      />
    </>
  );
}
