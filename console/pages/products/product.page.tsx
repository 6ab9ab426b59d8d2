// One product: every field on one page, its stock, and its history.

import { useEffect, useState } from "react";
import { Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { markUnsent, removeSent } from "../../forms/drafts.ts";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { useMay } from "../../layout/layout-data.ts";
import { MergeScreen } from "../../layout/merge-screen.tsx";
import { product as texts } from "../../locales/generated/product.ts";
import { Button, LinkButton, TextLink } from "../../ui/button.tsx";
import { Banner, Toast } from "../../ui/notice.tsx";
import { PageHead, Section, Split } from "../../ui/page.tsx";
import styles from "./product.module.css";
import { PreviewPanel } from "./preview-panel.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useFieldLabels } from "./field-labels.ts";
import type { ProductData } from "./product-data.ts";
import { ProductForm, SaveButton } from "./product-form.tsx";
import { ProductHistory } from "./product-history.tsx";
import { ProductStatus } from "./product-status.tsx";
import { StockForm } from "./stock-form.tsx";

export default function ProductPage() {
  const say = useMessages(texts);
  const data = useLoaderData<ProductData>();
  const answer = useActionData<ActionResult>();
  const may = useMay();
  const { labelOf, show } = useFieldLabels(data);
  const { id, version, values } = data;
  const href = `/console/products/${id}`;
  // The answer comes before the product as it was saved, with which the form looks for what was typed meanwhile.
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (answer?.kind === "refused") markUnsent(href);
    else if (answer?.kind === "done" && isIdle) removeSent(href);
  }, [answer, href, isIdle]);
  const [isDeleting, setDeleting] = useState(false);
  const head = (actions?: React.ReactNode) => (
    <PageHead
      title={values["title"] ?? ""}
      trail={{ href: "/console/products", label: say("products") }}
      actions={actions}
    >
      <ProductStatus {...data.state} />
    </PageHead>
  );
  if (answer?.kind === "conflict") {
    return (
      <>
        {head()}
        <MergeScreen conflict={answer.conflict} href={href} intent="save" labelOf={labelOf} show={show} />
      </>
    );
  }
  const mayEdit = may("products.edit");
  const fields = answer?.kind === "refused" ? (answer.fields ?? {}) : {};
  return (
    <>
      {head(
        <>
          <LinkButton href={`/products/${values["handle"]}`} icon="external" target="_blank">
            {say("viewInShop")}
          </LinkButton>
          {mayEdit && <SaveButton />}
        </>,
      )}
      {!mayEdit && <Banner tone="info">{say("viewOnly")}</Banner>}
      {answer?.kind === "refused" && <Banner tone="bad">{answer.text}</Banner>}
      {data.sharedSkus.map(({ sku, other, otherTitle }) => (
        <Banner key={`${sku} ${other}`} tone="warn">
          {say("skuOf", { sku })} <TextLink href={`/console/products/${other}`}>{otherTitle}</TextLink>{" "}
          {say("hasSameSku")}
        </Banner>
      ))}
      <Split isWide aside={mayEdit && <PreviewPanel />}>
        <ProductForm
          key={version}
          href={href}
          version={version}
          values={values}
          choices={data}
          fields={fields}
          isReadOnly={!mayEdit}
        />
        <StockForm key={JSON.stringify(data.stock)} stock={data.stock} fields={fields} isReadOnly={!mayEdit} />
        {mayEdit && (
          <Section title={say("more")}>
            <div className={styles.acts}>
              <Form method="post">
                <input type="hidden" name="intent" value="duplicate" />
                <Button type="submit" icon="copy">
                  {say("duplicate")}
                </Button>
              </Form>
              <Button look="danger" onClick={() => setDeleting(true)}>
                {say("delete")}
              </Button>
            </div>
          </Section>
        )}
        <ProductHistory data={data} />
      </Split>
      <DeleteDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        handle={values["handle"] ?? ""}
        version={version}
        error={fields["confirm"]}
      />
      <Toast answer={answer} />
    </>
  );
}
