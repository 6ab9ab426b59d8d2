// The JSON schemas of what people edit in a form: sections and tags, without the fields that only programs use.

import { z } from "zod";
import { PageSectionContent, SectionItem, TagContent } from "./content.ts";

const HELP: Readonly<Record<string, string>> = {
  enabled: "Without it, the section is hidden.",
  title: "In a story and above departments, *words* between asterisks are in italics.",
  link: "A page of this shop such as /collections/women, or an https address. A sale or designer shows the products of its page.",
  items: "Pictures with a text, links (text and url), and lines of text, in order.",
  showFrom: "Not shown before.",
  showUntil: "Not shown from then on.",
  name: "Sections with the same name are alternatives: a visitor sees the one of their country and language.",
  localeLangCode: "Language of the texts. English is for everyone who has no section in their language.",
  localeCountryCodes: "Codes of countries; default is for all others.",
  platforms: "desktop or mobile; both if empty.",
  image: "A picture of the shop or of an allowed host.",
  mobileImage: "Taller, for phones.",
  video: "Silent; it plays over the picture.",
  isPhotograph: "Its picture has a background, so that no text lies over it.",
  productName: "For the alternative text of the picture.",
  brand: "Designer, for the alternative text of the picture.",
  slug: "In its address: /collections/spring-edit.",
  displayTitle: "Title of its page; the name by default.",
  heroMediaUrl: "Picture or video above the listing.",
  seoTitle: "Title in search engines.",
  seoDescription: "Description in search engines.",
  seoUrl: "Address in search engines, if another page stands for this one.",
  subTagIds: "Ids of the collections in it.",
  metafields: "Named values for listings and programs. Key group with the value vendor marks a designer.",
};

/** The name that products carry is a tag's own. */
const TAG_HELP = {
  titles: "Title of its page by language; others are translated from the title.",
  descriptions: "Introduction under the title, by language.",
  rule: 'A search filter, such as vendor = "Halden Rue" AND product_type = "Coats". With one, the collection has all products that match.',
  name: "The tag that products carry. Products with it are in the collection.",
  position: "Order among others.",
};

const TAG_FIELDS = [
  "name",
  "slug",
  "displayTitle",
  "titles",
  "descriptions",
  "rule",
  "showFrom",
  "showUntil",
  "heroMediaUrl",
  "seoTitle",
  "seoDescription",
  "seoUrl",
  "position",
  "isTopLevel",
  "subTagIds",
  "tagId",
  "metafields",
];

const ITEM_FIELDS = ["text", "url", "image", "mobileImage", "video", "productName", "brand", "isPhotograph"];

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
}

const jsonOf = (schema: z.ZodType): ObjectSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as ObjectSchema;

const pick = ({ properties = {}, ...rest }: ObjectSchema, names: readonly string[], help = HELP): object => ({
  ...rest,
  properties: Object.fromEntries(
    names.flatMap((name) =>
      properties[name] ? [[name, { ...properties[name], ...(help[name] && { description: help[name] }) }]] : [],
    ),
  ),
});

export function sectionSchema(): object {
  const schema = jsonOf(PageSectionContent);
  const picked = pick(schema, Object.keys(schema.properties ?? {})) as ObjectSchema;
  const items = { type: "array", description: HELP["items"], items: pick(jsonOf(SectionItem), ITEM_FIELDS) };
  return { ...picked, properties: { ...picked.properties, ...MOMENTS, items } };
}

const moment = (name: string) => ({ type: "string", format: "date-time", description: HELP[name] });
const MOMENTS = { showFrom: moment("showFrom"), showUntil: moment("showUntil") };

export function tagSchema(): object {
  const picked = pick(jsonOf(TagContent), TAG_FIELDS, { ...HELP, ...TAG_HELP }) as ObjectSchema;
  return { ...picked, properties: { ...picked.properties, ...MOMENTS } };
}
