// Designers, with the names that a market shows.

import { groupDesigners } from "#search/state";
import { builder } from "../builder.ts";
import { NodeType, toGlobalId, type Node } from "../node.ts";
import { pageUrl } from "../image.ts";

export interface DesignerNode extends Node {
  readonly type: "Designer";
  /** In Latin letters, as products have it. */
  readonly name: string;
  /** Names in other languages by code; read when needed if absent. */
  readonly names?: Readonly<Record<string, string>>;
}

interface NameInLanguage {
  readonly language: string;
  readonly name: string;
}

const DesignerNameType = builder.objectRef<NameInLanguage>("DesignerName").implement({
  description: "A designer's name in a language.",
  fields: (t) => ({
    language: t.exposeString("language", { description: "Code of the language." }),
    name: t.exposeString("name", { description: "The name, in the letters of the language." }),
  }),
});

export const DesignerType = builder.objectRef<DesignerNode>("Designer").implement({
  description: "A designer or brand.",
  interfaces: [NodeType],
  fields: (t) => ({
    id: t.id({ description: "Global id.", resolve: ({ name }) => toGlobalId("Designer", name) }),
    name: t.string({
      description:
        "As cards and the bag show it: in a market of the operation's language its own name there, elsewhere both names.",
      resolve: ({ name }, _args, { loaders }) => loaders.translate((translate) => translate.vendor(name)),
    }),
    fullName: t.string({
      description: "As lists of designers show it: in Latin letters and in the operation's language.",
      resolve: ({ name }, _args, { loaders }) => loaders.translate((translate) => translate.vendorInFull(name)),
    }),
    latinName: t.exposeString("name", { description: "In Latin letters, and the value of the designer filter." }),
    names: t.field({
      description: "Names in other languages, as the feed has them.",
      type: [DesignerNameType],
      resolve: async ({ name, names }, _args, { loaders }) =>
        Object.entries(names ?? (await loaders.vendorNames()).get(name) ?? {}).map(([language, local]) => ({
          language,
          name: local,
        })),
    }),
    handle: t.string({
      description: "Handle of the designer's collection.",
      resolve: async ({ name }, _args, { loaders }) => (await loaders.designers()).handleOf(name),
    }),
    url: t.string({
      description: "Absolute URL of the designer's page.",
      resolve: async ({ name }, _args, context) =>
        pageUrl(`/collections/${(await context.loaders.designers()).handleOf(name)}`, context),
    }),
  }),
});

export const designerNode = (name: string): DesignerNode => ({ type: "Designer", name });

/** Sorts names by letter, as the page of designers lists them. */
export const inOrder = (names: readonly string[]): readonly string[] =>
  groupDesigners(names.map((label) => ({ label }))).flatMap(({ items }) => items.map(({ label }) => label));
