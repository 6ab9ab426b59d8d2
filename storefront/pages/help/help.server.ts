// The help centre: its list and search at /pages, a page of it at /pages/{section}; the same without header and footer under
// /mobile and under the names that end in -mobile.

import { data, redirect } from "react-router";
import { lookUp, stripPrefix, messagesIn, type LanguageCode } from "#catalogue";
import { canonicalOf } from "#storefront/visitor/canonical.server.ts";
import type { Shop } from "#storefront/framework/context.ts";
import type { LoaderArgs } from "#storefront/framework/define.ts";
import { GUIDES } from "#storefront/pages/size-guide/guides.server.ts";
import { sizeGuide } from "#locales/size-guide";
import { linkFor } from "#storefront/visitor/viewer.server.ts";
import { help } from "#locales/help";
import { findHelp, partsOf } from "./find-help.ts";
import type { HelpGroup } from "./front-matter.ts";
import type { FoundLink, HelpData, HelpLink, HelpTopic } from "./help-data.ts";
import { withLinks } from "./markdown/model.ts";
import {
  blocksFor,
  descriptionIn,
  helpText,
  listedTexts,
  mobileText,
  textLanguage,
  titleIn,
  type HelpText,
} from "./texts.server.ts";
import { pageTitle } from "#storefront/ui/page-title.tsx";
import { FACTS } from "#commerce/settings";
import type { TaxRules } from "#commerce/tax";

const LONGEST_FIND = 100;

export function loader(args: LoaderArgs) {
  const { url, visitor } = args;
  const place = placeOf(args);
  const moved = lookUp(MOVED, place.section);
  if (moved && !place.isBare) throw redirect(linkFor(visitor)(moved), 301);
  if (place.section === "") return home(args, place);
  const text = place.isBare ? mobileText(place.section) : helpText(place.section);
  return text ? page(args, place, text) : missing(args, place, url);
}

/** Redirects from other names of pages. */
const MOVED: Readonly<Record<string, string>> = {
  "size-guide": "/sizeGuideWomens",
  "size-guide-women": "/sizeGuideWomens",
  "size-guide-men": "/sizeGuideMens",
  "size-guide-kids": "/sizeGuideKids",
  help: "/pages",
  returns: "/pages/return-refund",
  shipping: "/pages/orders-shipping",
  terms: "/pages/terms-conditions",
  privacy: "/pages/privacy-cookie-policy",
};

interface Place {
  readonly section: string;
  readonly isBare: boolean;
  /** The address of a help page, with or without header as the current one. */
  readonly linkTo: (href: string) => string;
}

function placeOf({ params, url, visitor }: LoaderArgs): Place {
  const link = linkFor(visitor);
  const [kind = "", name = ""] = stripPrefix(url.pathname).path.split("/").slice(1);
  const isBare = kind === "mobile" || (kind === "pages" && name.endsWith("-mobile"));
  const bare = (href: string) => href.replace(/^\/pages(?=\/|$|\?)/, "/mobile");
  return {
    section: (params["section"] ?? name).toLowerCase(),
    isBare,
    linkTo: (href) => link(isBare && isHelp(href) ? bare(href) : href),
  };
}

const isHelp = (href: string): boolean => {
  const [, name] = /^\/pages(?:\/([\w-]+))?(?:[?#]|$)/.exec(href) ?? [];
  return href.startsWith("/pages") && (name === undefined || helpText(name) !== undefined);
};

function page(args: LoaderArgs, place: Place, text: HelpText): HelpData {
  const { visitor, shop } = args;
  const title = titleIn(text, visitor.language, shop.setting(FACTS));
  const blocks = withLinks(blocksFor(text, rulesOf(shop), visitor.market, visitor.language), (href) =>
    href.startsWith("#") ? href : place.linkTo(href),
  );
  const isListed = listedTexts(shop.setting, visitor.market).includes(text);
  return {
    kind: "page",
    ...frameOf(args, place, title, descriptionIn(text, visitor.language)),
    // The canonical page is the one with header and footer.
    ...(isListed ? { canonical: canonicalOf(args, `/pages/${text.name}`) } : { robots: "noindex, follow" }),
    path: place.linkTo(`/pages/${text.name}`),
    blocks,
    ...(textLanguage(text, visitor.language) !== visitor.language && { isEnglish: true }),
    isQuestions: text.questions,
    ...(text.updated !== undefined && text.group === "legal" && { updated: text.updated }),
  };
}

function home(args: LoaderArgs, place: Place): HelpData {
  const say = messagesIn(help, args.visitor.language);
  const find = (args.url.searchParams.get("find") ?? "").trim().slice(0, LONGEST_FIND);
  return {
    kind: "home",
    ...frameOf(args, place, say("help"), say("description")),
    ...(find === "" ? { canonical: canonicalOf(args, "/pages") } : { robots: "noindex, follow" }),
    find,
    found: find === "" ? [] : search(args, place, find),
  };
}

/** A 404 with suggestions, the whole list and the search. */
function missing(args: LoaderArgs, place: Place, url: URL) {
  const say = messagesIn(help, args.visitor.language);
  const find = decodeURIComponent(url.pathname.split("/").at(-1) ?? "")
    .replaceAll(/[-_]+/g, " ")
    .slice(0, LONGEST_FIND);
  const answer: HelpData = {
    kind: "missing",
    ...frameOf(args, place, say("missing"), say("missingDescription")),
    robots: "noindex",
    find,
    found: search(args, place, find).slice(0, 4),
  };
  return data(answer, { status: 404 });
}

const frameOf = (args: LoaderArgs, place: Place, title: string, description: string) => ({
  title,
  seoTitle: pageTitle(title, args.config.shopName),
  description,
  home: place.linkTo("/pages"),
  helpName: messagesIn(help, args.visitor.language)("help"),
  topics: topicsFor(args, place),
  isBare: place.isBare,
  find: "",
});

const TOPICS = ["orders", "returns", "shopping", "about", "legal"] as const satisfies readonly HelpGroup[];

/** Links of a topic that are not texts. */
function moreOf(topic: (typeof TOPICS)[number], language: LanguageCode): readonly HelpLink[] {
  const say = messagesIn(help, language);
  switch (topic) {
    case "returns":
      return [{ name: say("startReturn"), href: "/pages/return" }];
    case "shopping":
      return GUIDES.map(({ wearer, path }) => ({
        name: messagesIn(sizeGuide, language)(`${wearer}Title`),
        href: path,
      }));
    case "about":
      return [{ name: say("designers"), href: "/pages/designers" }];
    default:
      return [];
  }
}

function topicsFor({ visitor, config, shop }: LoaderArgs, place: Place): readonly HelpTopic[] {
  const texts = listedTexts(shop.setting, visitor.market);
  return TOPICS.map((group) => ({
    // Texts about the shop itself are under its name.
    name: group === "about" ? config.shopName : messagesIn(help, visitor.language)(group),
    links: [
      ...texts
        .filter((text) => text.group === group)
        .map((text) => ({
          name: titleIn(text, visitor.language, shop.setting(FACTS)),
          href: place.linkTo(`/pages/${text.name}`),
          description: descriptionIn(text, visitor.language),
        })),
      // Other pages have no version for an app's web view.
      ...(place.isBare
        ? []
        : moreOf(group, visitor.language).map((link) => ({ ...link, href: place.linkTo(link.href) }))),
    ],
  }));
}

function search({ visitor, shop }: LoaderArgs, place: Place, find: string): readonly FoundLink[] {
  const parts = listedTexts(shop.setting, visitor.market).flatMap((text) =>
    partsOf(
      titleIn(text, visitor.language, shop.setting(FACTS)),
      blocksFor(text, rulesOf(shop), visitor.market, visitor.language),
    ).map((part) => ({
      ...part,
      name: text.name,
      isEnglish: textLanguage(text, visitor.language) !== visitor.language,
    })),
  );
  return findHelp(parts, find, visitor.language).map(({ heading, id, page: title, name, excerpt, isEnglish }) => ({
    name: heading,
    page: title,
    href: place.linkTo(`/pages/${name}`) + (id === "" ? "" : `#${id}`),
    description: excerpt,
    ...(isEnglish && { isEnglish }),
  }));
}

const rulesOf = ({ setting, orderServices }: Shop): TaxRules => ({ setting, taxProvider: orderServices.taxProvider });
