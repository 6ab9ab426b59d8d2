// A box that scrolls sideways if its content is wider; focusable only then.
import { useEffect, useRef, type ReactNode } from "react";
import styles from "./size-chart.module.css";

export function Sideways({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute("tabindex");
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={box} className={styles.scroll} aria-label={label}>
      {children}
    </section>
  );
}
