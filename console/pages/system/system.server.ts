// The health of the shop: its dependencies, outboxes, search index, storage and versions.

import { z } from "zod";
import { messagesIn } from "#catalogue";
import { retryPictures } from "#commerce/pictures";
import { RETRIED_OUTBOXES, retryOutbox, type SystemReport } from "#commerce/system";
import { acts, intent, loads } from "../../framework/handlers.server.ts";
import { system as texts } from "../../locales/generated/system.ts";

export type SystemData = SystemReport;

export const loader = loads("see-system", async ({ system }): Promise<SystemData> => system.report());

const say = messagesIn(texts, "en");

export const action = acts({
  retry: intent(
    "retry-outbox",
    z.object({ outbox: z.enum(RETRIED_OUTBOXES) }),
    async ({ shop, system, now }, { outbox }) => {
      const count = await retryOutbox(shop.database, outbox, now);
      system.onDue();
      return { kind: "done", text: say("retried", { count }) };
    },
  ),
  "retry-pictures": intent("retry-pictures", z.object({}), async ({ shop, system, now }) => {
    const count = await retryPictures(shop.database, now);
    system.onDue();
    return { kind: "done", text: say("retried", { count }) };
  }),
  rebuild: intent("rebuild-index", z.object({}), async ({ system }) => {
    system.rebuildIndex();
    return { kind: "done", text: say("rebuildStarted") };
  }),
});
