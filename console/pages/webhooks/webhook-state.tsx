// The state of a webhook: active, failing, paused, or disabled by the shop.

import { useMessages } from "#storefront/ui/language.tsx";
import { useTimes } from "../../layout/times.ts";
import { webhooks as texts } from "../../locales/generated/webhooks.ts";
import { Status } from "../../ui/status.tsx";

export interface ShownState {
  readonly isEnabled: boolean;
  /** ISO 8601. */
  readonly failingSince: string | null;
  readonly disabledAt: string | null;
}

export function WebhookState({ isEnabled, failingSince, disabledAt }: ShownState) {
  const say = useMessages(texts);
  const { date, dateTime } = useTimes();
  if (disabledAt) {
    return (
      <Status shape="square" tone="bad">
        {say("disabled", { date: date(disabledAt) })}
      </Status>
    );
  }
  if (!isEnabled) return <Status shape="square">{say("paused")}</Status>;
  return failingSince ? (
    <Status shape="half" tone="warn">
      {say("failing", { time: dateTime(failingSince) })}
    </Status>
  ) : (
    <Status shape="disc" tone="ok">
      {say("active")}
    </Status>
  );
}
