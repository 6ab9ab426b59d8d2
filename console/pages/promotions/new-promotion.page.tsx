// A new promotion.

import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { promotions as texts } from "../../locales/generated/promotions.ts";
import { Button } from "../../ui/button.tsx";
import { Banner } from "../../ui/notice.tsx";
import { PageBody, PageHead } from "../../ui/page.tsx";
import type { NewPromotionData } from "./new-promotion.server.ts";
import { PromotionFields } from "./promotion-fields.tsx";
import { refusedProps } from "./refused-props.ts";

export default function NewPromotionPage() {
  const say = useMessages(texts);
  const data = useLoaderData<NewPromotionData>();
  const answer = useActionData<ActionResult>();
  const isBusy = useNavigation().state === "submitting";
  return (
    <>
      <PageHead
        title={say("new")}
        trail={{ href: "/console/promotions", label: say("title") }}
        actions={
          <Button type="submit" form="promotion" look="primary" isBusy={isBusy}>
            {say("create")}
          </Button>
        }
      />
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <PageBody>
        <Form method="post" id="promotion">
          <input type="hidden" name="intent" value="save" />
          <PromotionFields {...data} {...refusedProps(answer)} />
        </Form>
      </PageBody>
    </>
  );
}
