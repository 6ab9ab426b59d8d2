// Sections of pages and of the top bar for a language and country.

import { type PageSection, pageSections, type SectionItem } from "#commerce/content";
import { DEFAULTS } from "#catalogue";
import { builder } from "../builder.ts";
import type { ApiContext } from "../context.ts";
import { apiError } from "../errors.ts";

const SectionItemType = builder.objectRef<SectionItem>("PageSectionItem").implement({
  description: "One picture, link or line of a section.",
  fields: (t) => ({
    image: t.exposeString("image", { nullable: true }),
    mobileImage: t.exposeString("mobileImage", { nullable: true }),
    imageWebp: t.exposeString("imageWebp", { nullable: true }),
    mobileImageWebp: t.exposeString("mobileImageWebp", { nullable: true }),
    text: t.exposeString("text", { nullable: true }),
    url: t.exposeString("url", { nullable: true }),
    absoluteImageUrl: t.exposeString("absoluteImageUrl", { nullable: true }),
    absoluteMobileImageUrl: t.exposeString("absoluteMobileImageUrl", { nullable: true }),
    absoluteImageWebpUrl: t.exposeString("absoluteImageWebpUrl", { nullable: true }),
    absoluteMobileImageWebpUrl: t.exposeString("absoluteMobileImageWebpUrl", { nullable: true }),
    brand: t.exposeString("brand", { nullable: true }),
    productName: t.exposeString("productName", { nullable: true }),
  }),
});

const SectionShopType = builder.objectRef<string>("PageSectionShop").implement({
  fields: (t) => ({ _id: t.id({ resolve: (id) => id }) }),
});

const PageSectionType = builder.objectRef<PageSection>("PageSection").implement({
  fields: (t) => ({
    _id: t.exposeID("id"),
    enabled: t.exposeBoolean("enabled"),
    name: t.exposeString("name"),
    title: t.exposeString("title", { nullable: true }),
    subTitle: t.exposeString("subTitle", { nullable: true }),
    link: t.exposeString("link", { nullable: true }),
    shop: t.field({ type: SectionShopType, resolve: ({ shopId }) => shopId }),
    items: t.field({ type: [SectionItemType], resolve: ({ items }) => items }),
    locale: t.exposeString("locale", { nullable: true }),
    regionCode: t.exposeString("regionCode", { nullable: true }),
    localeLangCode: t.exposeString("localeLangCode"),
    localeCountryCodes: t.stringList({ resolve: ({ localeCountryCodes }) => localeCountryCodes }),
    type: t.exposeString("type"),
    platforms: t.stringList({ resolve: ({ platforms }) => platforms }),
  }),
});

interface SectionArgs {
  readonly shopId: string;
  readonly localeLangCode: string;
  readonly localeCountryCode: string;
  readonly includeDisabled: boolean;
}

// Both are nullable, so that a failure of one does not affect the other.
builder.queryFields((t) => {
  const args = {
    shopId: t.arg.id({ required: true }),
    localeLangCode: t.arg.string({ required: true, defaultValue: DEFAULTS.language }),
    localeCountryCode: t.arg.string({ required: true, defaultValue: DEFAULTS.country }),
    includeDisabled: t.arg.boolean({
      required: true,
      defaultValue: false,
      description: "Includes disabled sections; requires the operator's token.",
    }),
  };
  const sectionsIn = (place: PageSection["place"], description: string) =>
    t.field({
      description,
      type: [PageSectionType],
      nullable: true,
      args,
      resolve: (_root, given, context) => findSections(place, given, context),
    });
  return {
    pageSections: sectionsIn("page", "The sections of the home page, in order."),
    topBarSections: sectionsIn("top-bar", "The announcements above every page, in order."),
  };
});

async function findSections(
  place: PageSection["place"],
  { shopId, localeLangCode, localeCountryCode, includeDisabled }: SectionArgs,
  { database, visitor }: ApiContext,
): Promise<PageSection[]> {
  if (includeDisabled && !visitor.isOperator) {
    throw apiError("FORBIDDEN", "Only the operator can read disabled sections.");
  }
  return pageSections(database, shopId, {
    language: localeLangCode,
    country: localeCountryCode,
    place,
    includeDisabled,
  });
}
