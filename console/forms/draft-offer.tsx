// Offers what an earlier form of the record has left unsaved.

import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../layout/times.ts";
import { editor as texts } from "../locales/generated/editor.ts";
import { Button } from "../ui/button.tsx";
import { Banner } from "../ui/notice.tsx";
import type { StoredDraft } from "./drafts.ts";

interface Props {
  readonly found: StoredDraft | undefined;
  readonly isEdited: boolean;
  readonly restore: () => void;
  readonly discard: () => void;
}

export function DraftOffer({ found, isEdited, restore, discard }: Props) {
  const say = useMessages(texts);
  const { dateTime } = useTimes();
  if (!found) return null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <Button size="small" onClick={restore}>
            {say("restoreDraft")}
          </Button>
          <Button size="small" look="ghost" onClick={discard}>
            {say("discardDraft")}
          </Button>
        </>
      }
    >
      {say("draftFound", { time: dateTime(found.at) })} {isEdited && say("draftReplaces")}
    </Banner>
  );
}
