// The size guide in a dialog: the product's chart with the selected size marked. Loaded on demand.
import { useMemo } from "react";
import { defineChart } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { SizeChart } from "#storefront/pages/size-guide/size-chart.tsx";
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
  const chart = useMemo(() => defineChart(sizeGuide.chart), [sizeGuide.chart]);
  return (
    <Modal title={say("sizeGuide")} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.name}>{chart.name}</p>
        <SizeChart chart={chart} known={sizeSystems} size={size} />
        <p className={styles.more}>
          <a href={sizeGuide.href}>{say("allGuides")}</a>
        </p>
      </div>
    </Modal>
  );
}
