// The size guide in a dialog: the product's chart with the selected size marked. Loaded on demand.
import { chartById } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { chartName } from "#storefront/pages/size-guide/names.ts";
import { SizeChart } from "#storefront/pages/size-guide/size-chart.tsx";
import { sizeCharts } from "#locales/size-charts";
import { Modal } from "#storefront/ui/modal.tsx";
import { product } from "#locales/product";
import type { ProductData } from "./product-data.ts";
import styles from "./size-guide-dialog.module.css";

interface Props {
  readonly data: Pick<ProductData, "sizeSystems"> & { readonly sizeGuide: NonNullable<ProductData["sizeGuide"]> };
  readonly size: string | undefined;
  readonly onClose: () => void;
}

export function SizeGuideDialog({ data: { sizeGuide, sizeSystems }, size, onClose }: Props) {
  const say = useMessages(product);
  const nameOf = useMessages(sizeCharts);
  const chart = chartById(sizeGuide.chart);
  return (
    <Modal title={say("sizeGuide")} onClose={onClose}>
      <div className={styles.body}>
        {chart && (
          <>
            <p className={styles.name}>{chartName(nameOf, chart)}</p>
            <SizeChart chart={chart} known={sizeSystems} size={size} />
          </>
        )}
        <p className={styles.more}>
          <a href={sizeGuide.href}>{say("allGuides")}</a>
        </p>
      </div>
    </Modal>
  );
}
