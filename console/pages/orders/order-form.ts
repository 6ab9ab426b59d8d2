// The forms of an order share one answer, so that the latest is shown.

import { useFetcher } from "react-router";
import type { ActionResult } from "../../framework/handlers.server.ts";

export const useOrderForm = () => useFetcher<ActionResult>({ key: "order" });
