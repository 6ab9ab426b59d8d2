// The head of an editor: the state of unsaved changes, and the buttons that save or discard them.

import { useEffect, type ReactNode } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { editor as texts } from "../locales/generated/editor.ts";
import { useTimes } from "../layout/times.ts";
import { Button } from "../ui/button.tsx";
import { Banner, Toast } from "../ui/notice.tsx";
import { PageHead } from "../ui/page.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import type { Editor } from "./use-editor.ts";

interface EditorHeadProps {
  readonly title: string;
  readonly trail?: { readonly href: string; readonly label: string };
  readonly editor: Editor;
  /** The permission that is missing, in words; null for those who may save. */
  readonly lacks: string | null;
  readonly lastChange: { readonly name: string; readonly at: string } | null;
  readonly actions?: ReactNode;
}

export function EditorHead({ title, trail, editor, lacks, lastChange, actions }: EditorHeadProps) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  const { changed, isBusy, answer, save, undo, discard } = editor;
  useSaveKey(lacks === null && changed > 0, save);
  const refusal = answer?.kind === "refused" ? answer.text : undefined;
  return (
    <>
      <PageHead
        title={title}
        {...(trail && { trail })}
        actions={
          <>
            {actions}
            {lacks === null && (
              <>
                {changed > 0 && (
                  <Button look="ghost" onClick={discard}>
                    {say("discard")}
                  </Button>
                )}
                <Button look="primary" keys="⌘S" isBusy={isBusy} disabled={changed === 0} onClick={save}>
                  {say("save")}
                </Button>
              </>
            )}
          </>
        }
      >
        {changed > 0
          ? say("unsaved", { count: changed })
          : lastChange && say("lastChange", { name: lastChange.name, time: dateTime(lastChange.at) })}
      </PageHead>
      <noscript>
        <Banner tone="warn">{say("needsScripts")}</Banner>
      </noscript>
      {lacks !== null && <Banner tone="info">{say("viewOnly", { permission: lacks })}</Banner>}
      {lacks === null && <DraftOffer {...editor.offer} />}
      {refusal && <Banner tone="bad">{refusal}</Banner>}
      <Toast
        answer={answer}
        action={
          undo && (
            <Button size="small" look="ghost" onClick={undo}>
              {say("undo")}
            </Button>
          )
        }
      />
    </>
  );
}

/** ⌘S or Ctrl S. */
export function useSaveKey(isOn: boolean, save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "s" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      if (isOn) save();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
