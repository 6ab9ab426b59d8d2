// The settings of this installation that components may read.

import { createContext, use } from "react";
import type { PublicConfig } from "./context.ts";

const PublicConfigContext = createContext<PublicConfig>({ singlePageRouting: true, cdn: "", origin: "" });

export const PublicConfigProvider = PublicConfigContext.Provider;
export const usePublicConfig = (): PublicConfig => use(PublicConfigContext);
