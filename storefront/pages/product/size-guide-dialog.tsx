// The size guide over a product: the chart of its kind, with the chosen size marked. Loaded when it is reached for.
import { chartFor } from "#catalogue";
import { useWords } from "#storefront/ui/language.tsx";
import { chartName } from "#storefront/pages/size-guide/names.ts";
import { SizeChart } from "#storefront/pages/size-guide/size-chart.tsx";
import { sizeChart } from "#storefront/pages/size-guide/words/index.ts";
import { Modal } from "#storefront/ui/modal.tsx";
import type { ProductData } from "./product-data.ts";
import styles from "./size-guide-dialog.module.css";
import { product } from "./words/index.ts";

interface Props {
  readonly data: Pick<ProductData, "sizeSystems"> & { readonly sizeGuide: NonNullable<ProductData["sizeGuide"]> };
  readonly size: string | undefined;
  readonly onClose: () => void;
}

export function SizeGuideDialog({ data: { sizeGuide, sizeSystems }, size, onClose }: Props) {
  const say = useWords(product);
  const nameOf = useWords(sizeChart);
  const chart = chartFor(sizeGuide);
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
