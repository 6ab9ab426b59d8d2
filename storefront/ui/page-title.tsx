// The title of a document: its own name, then the shop's.

import { usePublicConfig } from "./public-config.tsx";

/** For example "Coats | Maison Ondine". */
export const pageTitle = (title: string, shopName: string): string => `${title} | ${shopName}`;

export const usePageTitle = (title: string): string => pageTitle(title, usePublicConfig().shopName);

export const PageTitle = ({ children }: { readonly children: string }) => <title>{usePageTitle(children)}</title>;
