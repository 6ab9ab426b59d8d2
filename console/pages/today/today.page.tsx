// The day's work: what is due, not charts.

import { useMessages } from "#storefront/ui/language.tsx";
import { layout } from "../../locales/generated/layout.ts";
import { PageBody, PageHead } from "../../ui/page.tsx";

export default function TodayPage() {
  const say = useMessages(layout);
  return (
    <>
      <PageHead title={say("today")} />
      <PageBody>{null}</PageBody>
    </>
  );
}
