// The menus as data.

export interface MenuLink {
  /** Id of a category, product type, page or merchant's entry; unique among its neighbours. */
  readonly id: string;
  readonly name: string;
  /** With the visitor's country prefix; entries of the merchant may lead to another site. */
  readonly href: string;
}
export interface MenuGroup extends MenuLink {
  readonly links: readonly MenuLink[];
}
export interface MenuDepartment extends Omit<MenuLink, "id"> {
  /** The department's id: "women". Sale is shown in the colour of reduced prices. */
  readonly slug: string;
  /** True for an entry of the merchant, which may have neither entries nor designers. */
  readonly isAdded?: boolean;
  /** Ids of the departments that it contains. */
  readonly parts?: readonly string[];
  /** Entries above the categories: new arrivals, everything. */
  readonly lead: readonly MenuLink[];
  /** Categories with their product types; for a department with parts, such as kids, these with their categories. */
  readonly groups: readonly MenuGroup[];
  /** Designers that the operator pinned, and those with the most products. */
  readonly designers: readonly MenuLink[];
  /** Initials of its designers, which lead to their place in the index. */
  readonly letters?: readonly MenuLink[];
  /** Address of the page of all designers. */
  readonly allDesigners: string;
  /** The department's reduced goods, at the end of its category row. */
  readonly sale?: MenuLink;
  readonly picture?: MenuPicture;
}
export interface MenuPicture extends Omit<MenuLink, "id"> {
  readonly address: string;
}
