// The baseline of the documents benchmark: the same listing rendered by React only, without router and document.

import { renderToString } from "react-dom/server";
import type { ListingData } from "#storefront/pages/listing/listing-data.ts";
import { TitleBlock } from "#storefront/pages/listing/title-block.tsx";
import { Breadcrumb } from "#storefront/ui/breadcrumb.tsx";
import { ProductGrid } from "#storefront/ui/product-grid.tsx";

export const renderBare = (data: ListingData): string =>
  renderToString(
    <>
      <Breadcrumb trail={data.trail} />
      <TitleBlock title={data.title} text={data.text} />
      <ProductGrid products={data.products} label={data.title} />
    </>,
  );
