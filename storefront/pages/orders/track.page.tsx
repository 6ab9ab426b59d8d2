// Following an order without an account.
import { useActionData, useLoaderData } from "react-router";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { useTitle } from "#storefront/features/forms/forms.tsx";
import { MessagePage } from "#storefront/ui/message-page.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { findOrder } from "#locales/find-order";
import { FindOrderForm } from "./find-order-form.tsx";
import type { TrackData } from "./track-data.ts";

export default function TrackPage() {
  const { action, number } = useLoaderData<TrackData>();
  const answer = useActionData<FormAnswer>();
  const say = useMessages(findOrder);
  return (
    <MessagePage title={say("title")} documentTitle={useTitle(say("title"), answer)}>
      <meta name="description" content={say("description")} />
      <p>{say("intro")}</p>
      <FindOrderForm action={action} answer={answer} submit={say("show")} number={number} />
    </MessagePage>
  );
}
