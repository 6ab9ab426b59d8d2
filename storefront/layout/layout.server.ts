// Loads what the frame around every page shows, and renders it.

import { isKids, languageOf, type PriceList } from "#catalogue";
import { pageSections } from "#commerce/content";
import type { FrameContext, LoaderArgs, RenderFrame } from "../rendering/define.ts";
import { linkFor, viewerOf } from "../viewer.server.ts";
import { marketLabel, pickerAreas } from "./areas.ts";
import { renderFrame } from "./frame.tsx";
import type { Announcement, FrameData } from "./frame-data.ts";
import type { LayoutData } from "./layout-data.ts";
import { loadFeatures, menusOf, type Features, type Link } from "./menus.server.ts";

/** Menus may lag behind the catalogue by this much. */
const FEATURES_LIFE_MS = 60_000;

export function loader({ visitor }: LoaderArgs): LayoutData {
  const language = languageOf(visitor.language);
  return { language: language?.locale ?? "en", direction: language?.direction ?? "ltr" };
}

/** A part of the frame whose data cannot be had is left out; the page is shown all the same. */
export async function loadFrame(context: FrameContext, url: URL): Promise<RenderFrame> {
  const { visitor, onError } = context;
  const link = linkFor(visitor);
  const orNothing =
    <Value>(fallback: Value) =>
    (error: unknown) => {
      onError(error);
      return fallback;
    };
  const [features, announcements] = await Promise.all([
    featuresOf(context).catch(orNothing<Features>(new Map())),
    announcementsOf(context, link).catch(orNothing<Announcement[]>([])),
  ]);
  const data: FrameData = {
    path: url.pathname,
    announcements,
    departments: menusOf(features, link),
    market: marketLabel(visitor.market, visitor.language, visitor.code),
    areas: pickerAreas(url.pathname + url.search, visitor.language),
    home: link("/"),
    search: link("/pages/search"),
    newsletter: link("/newsletter"),
  };
  return (department) => renderFrame({ ...data, department: shownDepartment(department) });
}

/** The header has one entry for all children's departments. */
const shownDepartment = (slug: string | undefined): string | undefined => (slug && isKids(slug) ? "kids" : slug);

const kept = new Map<PriceList, { readonly until: number; readonly features: Promise<Features> }>();

function featuresOf({ shop, visitor }: FrameContext): Promise<Features> {
  const viewer = viewerOf(visitor);
  const known = kept.get(viewer.priceList);
  if (known && known.until > Date.now()) return known.features;
  const features = loadFeatures(shop.database, viewer);
  kept.set(viewer.priceList, { until: Date.now() + FEATURES_LIFE_MS, features });
  features.catch(() => kept.delete(viewer.priceList));
  return features;
}

async function announcementsOf({ shop, visitor }: FrameContext, link: Link): Promise<Announcement[]> {
  const sections = await pageSections(shop.database, shop.id, {
    language: visitor.language,
    country: visitor.market.country,
    platform: visitor.isMobile ? "mobile" : "desktop",
  });
  return sections
    .filter(({ place }) => place === "top-bar")
    .flatMap(({ items }) => items)
    .flatMap(({ text, url }) => (text ? [{ text, ...(url && { href: link(url) }) }] : []));
}
