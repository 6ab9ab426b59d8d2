// Marks the document once its effects have run: early input is repeated then, and a browser test knows that the page answers to input.

import { useEffect, type ReactNode } from "react";

export function Ready({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "true";
    document.dispatchEvent(new Event("hydrated"));
  }, []);
  return children;
}
