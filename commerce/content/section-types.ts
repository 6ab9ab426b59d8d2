// The types of sections, one row each, with what they require and show. The tables of docs/content.md are printed from them.

interface Row {
  /** The fields without which the section is not shown, as in the documentation. */
  readonly required: string;
  readonly shows: string;
}

/** Section types that the home page shows. */
export const SHOWN_SECTIONS = {
  hero: {
    required: "title",
    shows: "a large title behind picture 1 (best a cut-out), its text, `subTitle`, link 1",
  },
  department: { required: "title, link", shows: "pictures 1 and 2, links; adjacent sections share a row" },
  "new-arrivals": { required: "title", shows: "the newest products, link 1" },
  designer: {
    required: "title",
    shows: "`subTitle`, title, picture 1 at full width, its text, link 1, two products of the designer in `link`",
  },
  designers: { required: "title, links", shows: "names of designers, one for each link; the title links to `link`" },
  sale: {
    required: "title",
    shows: "`subTitle`, title, line 1, links, the most reduced products of the listing in `link`",
  },
  story: { required: "title", shows: "`subTitle`, title with `*words*` in italics, picture 1, its text, link 1" },
} as const satisfies Readonly<Record<string, Row>>;
export type ShownSectionType = keyof typeof SHOWN_SECTIONS;

/** Section types that are settings: their titles name tags of products to mark as new, and to recommend in listings. */
export const SETTING_SECTIONS = {
  "new-season": {
    required: "title",
    shows: "products with a tag that occurs in the title (`Season_FW26`) are marked as new",
  },
  recommendations: {
    required: "title",
    shows: "up to four products with the tag in the title follow the first four of a listing, in its department",
  },
} as const satisfies Readonly<Record<string, Row>>;

export type SectionType = ShownSectionType | keyof typeof SETTING_SECTIONS;
export const SECTION_TYPES = Object.keys({ ...SHOWN_SECTIONS, ...SETTING_SECTIONS }) as readonly SectionType[];

export const isShownType = (type: string): type is ShownSectionType => Object.hasOwn(SHOWN_SECTIONS, type);
