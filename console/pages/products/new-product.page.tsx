// A new product. It is hidden until its editor shows it.

import { useEffect } from "react";
import { useActionData, useLoaderData } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { markUnsent } from "../../forms/drafts.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { product as texts } from "../../locales/generated/product.ts";
import { Banner } from "../../ui/notice.tsx";
import { PageHead, Split } from "../../ui/page.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import type { ProductChoices } from "./product-data.ts";
import { ProductForm, SaveButton } from "./product-form.tsx";

const HREF = "/console/products/new";
const NOTHING = { variants: "new-1", visibility: "NO", viplevel: "0", position: "0" };

export default function NewProductPage() {
  const say = useMessages(texts);
  const choices = useLoaderData<ProductChoices>();
  const answer = useActionData<ActionResult>();
  useEffect(() => {
    if (answer) markUnsent(HREF);
  }, [answer]);
  return (
    <>
      <PageHead
        title={say("newProduct")}
        trail={{ href: "/console/products", label: say("products") }}
        actions={<SaveButton />}
      />
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      <Split isWide aside={<PreviewPanel />}>
        <ProductForm
          href={HREF}
          version="new"
          values={NOTHING}
          choices={choices}
          fields={answer?.kind === "refused" ? (answer.fields ?? {}) : {}}
        />
      </Split>
    </>
  );
}
