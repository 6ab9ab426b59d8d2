// Sharing a product: by the device's own sheet where there is one, otherwise by link or email. Without scripts a link to write an email.
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { showToast } from "#storefront/ui/toast.tsx";
import { product } from "#locales/product";
import { share } from "#locales/share";
import type { ProductData, SizeChoice } from "./product-data.ts";
import styles from "./share.module.css";

interface Props {
  readonly data: ProductData;
  readonly chosen: SizeChoice | undefined;
}

export function Share({ data, chosen }: Props) {
  const say = useMessages(share);
  const name = useMessages(product)("byVendor", { title: data.title, vendor: data.vendor.name });
  const address = sharedAddress(data, chosen);
  const email = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${name}\n${address}`)}`;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (isOpen ? closeOutside(place.current, () => setOpen(false)) : undefined), [isOpen]);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (typeof navigator.share !== "function") setOpen(!isOpen);
    // Rejected if the shopper closes the sheet.
    else navigator.share({ title: name, url: address }).catch(() => undefined);
  };
  const copy = async () => {
    setOpen(false);
    const isCopied = await navigator.clipboard.writeText(address).then(...COPIED);
    showToast({ text: say(isCopied ? "copied" : "copyFailed") });
  };
  return (
    <div ref={place} className={styles.share}>
      <a className={styles.open} href={email} onClick={open} aria-expanded={isOpen || undefined}>
        {say("share")}
      </a>
      {isOpen && (
        <div className={styles.ways}>
          <button type="button" onClick={() => void copy()}>
            {say("copy")}
          </button>
          <a href={email} onClick={() => setOpen(false)}>
            {say("email")}
          </a>
        </div>
      )}
    </div>
  );
}

/** The canonical address, in the visitor's market, with the chosen variant. Each colour has its own address. */
const sharedAddress = ({ canonical, sizes }: ProductData, chosen: SizeChoice | undefined): string =>
  chosen && sizes.length > 1 ? `${canonical}/${encodeURIComponent(chosen.variantId)}` : canonical;

const COPIED = [() => true, () => false] as const;

function closeOutside(place: HTMLElement | null, close: () => void): () => void {
  const onPress = ({ target }: Event) => {
    if (!(target instanceof Node && place?.contains(target))) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    close();
    place?.querySelector("a")?.focus();
  };
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("keydown", onKey);
  return () => {
    document.removeEventListener("pointerdown", onPress);
    document.removeEventListener("keydown", onKey);
  };
}
