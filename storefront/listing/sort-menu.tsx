// The order of a listing: a disclosure of plain links, closed by Escape, by leaving it and by a click elsewhere.
import { useEffect, useRef } from "react";
import { Icon } from "#storefront/ui/icon.tsx";
import type { SortChoice } from "./listing-data.ts";
import styles from "./sort-menu.module.css";

export function SortMenu({ choices }: { readonly choices: readonly SortChoice[] }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const current = choices.find(({ isCurrent }) => isCurrent);
  useEffect(() => closeOnLeaving(ref.current), []);
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.summary}>
        <span className={styles.label}>Sort by</span> {current?.name}
        <Icon name="chevron" small />
      </summary>
      <ul className={styles.list}>
        {choices.map(({ name, href, isCurrent }) => (
          <li key={name}>
            <a href={href} rel="nofollow" aria-current={isCurrent ? "true" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function closeOnLeaving(menu: HTMLDetailsElement | null): (() => void) | undefined {
  if (!menu) return undefined;
  const leave = ({ target }: Event) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("keydown", escape);
  return () => {
    document.removeEventListener("pointerdown", leave);
    document.removeEventListener("focusin", leave);
    document.removeEventListener("keydown", escape);
  };
}
