// The forms of an order share one answer, so that the latest is shown.

import { useFetcher } from "react-router";
import type { ActionResult } from "../../framework/handlers.server.ts";
import type { OrderData } from "./order-data.ts";

export interface OrderDialogProps {
  readonly order: OrderData;
  /** Of the form in the dialog. */
  readonly refusal: Extract<ActionResult, { readonly kind: "refused" }> | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const useOrderForm = () => useFetcher<ActionResult>({ key: "order" });
