// The link to the size guide; with scripts it opens the product's chart in a dialog.
import { lazy, Suspense, useState, type MouseEvent } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { product } from "#locales/product";
import type { ProductData } from "./product-data.ts";
import styles from "./size-picker.module.css";

const load = () => import("./size-guide-dialog.tsx");
const SizeGuideDialog = lazy(async () => ({ default: (await load()).SizeGuideDialog }));
/** A click tries again. */
const reach = () => void load().catch(() => undefined);

interface Props {
  readonly data: Pick<ProductData, "sizeGuide" | "sizeSystems">;
  readonly size: string | undefined;
}

export function SizeGuideLink({ data: { sizeGuide, sizeSystems }, size }: Props) {
  const say = useMessages(product);
  const [isOpen, setOpen] = useState(false);
  if (!sizeGuide) return null;
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        className={styles.guide}
        href={sizeGuide.href}
        // Not prefetched: with scripts, the page is rarely visited.
        data-native=""
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={reach}
        onFocus={reach}
      >
        {say("sizeGuide")}
      </a>
      {isOpen && (
        <Suspense>
          <SizeGuideDialog data={{ sizeGuide, sizeSystems }} size={size} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
