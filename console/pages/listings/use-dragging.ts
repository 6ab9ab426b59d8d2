// Rows of a list that are dragged onto each other. Keys and buttons do the same (places.tsx).

import { useEffect, useEffectEvent, useState, type RefObject } from "react";

/** Rows have `data-product`. Returns the row that would be replaced. */
export function useDragging(
  list: RefObject<HTMLElement | null>,
  onDrop: (product: string, target: string) => void,
): string | undefined {
  const [over, setOver] = useState<string>();
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    let dragged: string | undefined;
    const rowOf = ({ target }: Event) => (target as Element).closest<HTMLElement>("[data-product]")?.dataset["product"];
    const handlers = {
      dragstart: (event: Event) => (dragged = rowOf(event)),
      dragover: (event: Event) => {
        event.preventDefault();
        setOver(rowOf(event));
      },
      dragend: () => setOver(undefined),
      drop: (event: Event) => {
        event.preventDefault();
        setOver(undefined);
        const target = rowOf(event);
        if (dragged !== undefined && target !== undefined && dragged !== target) drop(dragged, target);
      },
    };
    for (const [name, handler] of Object.entries(handlers)) current.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of Object.entries(handlers)) current.removeEventListener(name, handler);
    };
  }, [list]);
  return over;
}
