// Marks the document once its effects have run, so that a browser test knows when the page answers to input.

import { useEffect, type ReactNode } from "react";

export function Ready({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "true";
  }, []);
  return children;
}
