// The home page: its sections for this visitor, with the products that they show.

import { messagesIn, pictureSrcSet, type Say } from "#catalogue";
import { isShownType, pageSections, type SectionItem } from "#commerce/content";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import { FACTS, textIn } from "#commerce/settings";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { translateCards } from "#storefront/visitor/cards.server.ts";
import { type Translate, translateContent, viewerFor } from "#browsing";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { home } from "#locales/home";
import { defaultSections, type DefaultSection } from "./default-sections.server.ts";
import { sectionProducts } from "./section-products.server.ts";
import type { HomeData, HomeItem, HomeSection } from "./sections.ts";

export async function loader(args: LoaderArgs): Promise<HomeData> {
  const { shop, visitor, config } = args;
  const report = (error: unknown): undefined => {
    args.onError(error);
  };
  const [found = [], viewer] = await Promise.all([
    pageSections(shop.database, shop.id, {
      place: "page",
      language: visitor.language,
      country: visitor.market.country,
      platform: visitor.isMobile ? "mobile" : "desktop",
    }).catch(report),
    viewerFor(args),
  ]);
  const written = found.filter(({ type }) => isShownType(type));
  const shown: readonly DefaultSection[] = written.length > 0 ? written : await defaultSections(args, viewer);
  const say = messagesIn(home, visitor.language);
  const facts = shop.setting(FACTS);
  const tagline = textIn(facts.tagline, visitor.language);
  const link = linkFor(visitor);
  const prefixed = (path: string | null | undefined) => (path ? link(path) : null);
  const data: HomeData = {
    title: tagline ? say("title", { shop: facts.name, tagline }) : facts.name,
    description: textIn(facts.description, visitor.language) ?? say("description", { shop: facts.name }),
    canonical: canonicalOf(args, "/"),
    organisation: {
      name: facts.name,
      ...(facts.email && { email: facts.email }),
      ...(facts.phone && { phone: facts.phone }),
      ...(facts.company && { company: facts.company }),
      ...(facts.address && { address: facts.address }),
      ...(facts.taxNumber && { taxNumber: facts.taxNumber }),
      social: facts.social.map(({ url }) => url),
      logo: config.logo?.href ?? config.icon,
      search: link("/pages/search"),
    },
    sections: await Promise.all(
      shown.map(async ({ id, type, title, subTitle, link: own, hasPhotographs, items }): Promise<HomeSection> => {
        // A section whose products cannot be read is shown without them.
        const products = await sectionProducts(args, viewer, { type, link: own }).catch(report);
        return {
          id,
          type,
          title,
          subTitle,
          link: prefixed(own),
          hasPhotographs: hasPhotographs ?? (items.some(({ isPhotograph }) => isPhotograph) || undefined),
          items: items.map(({ video, text, url, brand, productName, ...pictures }) => ({
            ...pictureFor(pictures, visitor.isMobile),
            ...(video !== undefined && !visitor.hidesVideo && { video }),
            text,
            url: prefixed(url),
            brand,
            productName,
          })),
          products: products ?? [],
        };
      }),
    ),
  };
  // Without a product, the automatic page has listings alone, and these are empty.
  const isEmpty =
    written.length === 0 &&
    data.sections.every(({ type, products }) => (type === "new-arrivals" || type === "sale") && products.length === 0);
  return translateContent(args, (translate) => ({
    ...data,
    ...(isEmpty && { settingUp: say("settingUp", { shop: facts.name }) }),
    sections: data.sections.map((one) => sectionIn(one, translate, say)),
  }));
}

/** The picture for a device, and its WebP file if the shop does not make one. */
const pictureFor = (item: SectionItem, isMobile: boolean): Pick<HomeItem, "image" | "webp"> => {
  const [image, webp] =
    isMobile && item.mobileImage ? [item.mobileImage, item.mobileImageWebp] : [item.image, item.imageWebp];
  return { image, ...(image && webp && pictureSrcSet(image) === "" && { webp }) };
};

/** Translates a section, except for texts already in the visitor's language. */
function sectionIn(section: HomeSection, translate: Translate, say: SayHome): HomeSection {
  const said = (text: string | null | undefined) => text && translate(text);
  return {
    ...section,
    title: said(section.title),
    subTitle: said(section.subTitle),
    items: section.items.map(({ brand, productName, ...item }) => ({
      ...item,
      text: said(item.text),
      alt: altOf(say, said(productName), brand),
    })),
    products: translateCards(section.products, translate),
  };
}

type SayHome = Say<typeof home>;

/** Alternative text: "Trench coat by Maison Orlo". */
const altOf = (say: SayHome, product: string | null | undefined, designer: string | null | undefined) =>
  product && designer ? say("madeBy", { product, designer }) : product || designer || "";
