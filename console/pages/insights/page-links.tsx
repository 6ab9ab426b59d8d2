// Links to the pages before and after that of a table.

import { useMessages } from "#storefront/ui/language.tsx";
import { insights as texts } from "../../locales/generated/insights.ts";
import { TextLink } from "../../ui/button.tsx";
import { TableFoot } from "../../ui/table.tsx";

interface Props {
  /** From 1. */
  readonly page: number;
  readonly hasMore: boolean;
  /** `page` is undefined for the first. */
  readonly addressOf: (page: number | undefined) => string;
}

export function PageLinks({ page, hasMore, addressOf }: Props) {
  const say = useMessages(texts);
  if (page === 1 && !hasMore) return null;
  return (
    <TableFoot>
      {say("page", { page })}
      {page > 1 && <TextLink href={addressOf(page === 2 ? undefined : page - 1)}>{say("previous")}</TextLink>}
      {hasMore && <TextLink href={addressOf(page + 1)}>{say("next")}</TextLink>}
    </TableFoot>
  );
}
