// Tags: one by slug or id, and many by slug, page by page.

import { type Metafield, type Tag, findTag, isShownAt, listTags } from "#commerce/content";
import { builder } from "../builder.ts";
import { connectionType } from "../connection.ts";
import { apiError } from "../errors.ts";
import { atMost } from "../input.ts";
import { findNodesOf, NodeType, toGlobalId, type Node } from "../node.ts";

export const MetafieldType = builder.objectRef<Metafield>("Metafield").implement({
  description: "A named value of a tag. The key `keywords` has the kind of the tag.",
  fields: (t) => ({
    key: t.exposeString("key"),
    namespace: t.exposeString("namespace"),
    scope: t.exposeString("scope"),
    value: t.exposeString("value"),
  }),
});

export type TagNode = Tag & Node;
export const tagNode = (tag: Tag): TagNode => ({ ...tag, type: "Tag" });

export const TagType = builder.objectRef<TagNode>("Tag").implement({
  description: "A label of products and a listing: a category, a designer or a season.",
  interfaces: [NodeType],
  fields: (t) => ({
    id: t.id({ description: "Global id.", resolve: ({ id }) => toGlobalId("Tag", id) }),
    _id: t.exposeID("id"),
    tagId: t.exposeID("tagId", { description: "Number assigned by the operator." }),
    shopId: t.exposeID("shopId"),
    position: t.exposeInt("position"),
    name: t.exposeString("name"),
    slug: t.exposeString("slug"),
    isTopLevel: t.exposeBoolean("isTopLevel"),
    subTagIds: t.idList({ resolve: ({ subTagIds }) => subTagIds }),
    heroMediaUrl: t.exposeString("heroMediaUrl", { nullable: true }),
    displayTitle: t.exposeString("displayTitle", { nullable: true }),
    seoTitle: t.exposeString("seoTitle", { nullable: true }),
    seoDescription: t.exposeString("seoDescription", { nullable: true }),
    seoUrl: t.exposeString("seoUrl", { nullable: true }),
    metafields: t.field({ type: [MetafieldType], resolve: ({ metafields }) => metafields }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was first imported." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

const TagConnectionType = connectionType<TagNode>("Tag", TagType, { isCounted: false });

findNodesOf("Tag", async ([id = ""], { database, shopId }) => {
  const tag = await findTag(database, shopId, id);
  return shownNode(tag);
});

/** Null outside the period of a collection, as its page is then not found. */
const shownNode = (tag: Tag | undefined): TagNode | null => (tag && isShownAt(tag, new Date()) ? tagNode(tag) : null);

/** Maximum number of slugs per request. */
const MOST_SLUGS = 1_000;

builder.queryFields((t) => ({
  tag: t.field({
    description: "A tag by slug (case-insensitive), id or tagId; null if there is none.",
    type: TagType,
    nullable: true,
    args: { shopId: t.arg.id({ required: true }), slugOrId: t.arg.string({ required: true }) },
    resolve: async (_root, { shopId, slugOrId }, { database }) => {
      const tag = await findTag(database, shopId, slugOrId);
      return shownNode(tag);
    },
  }),
  tags: t.field({
    description: "The tags with these slugs, 200 per page. `cursor` is the endCursor of the previous page.",
    type: TagConnectionType,
    extensions: { mostItems: 200 },
    args: {
      shopId: t.arg.id({ required: true }),
      slugs: t.arg.stringList({ required: true }),
      cursor: t.arg.string(),
    },
    resolve: async (_root, { shopId, slugs, cursor }, { database }) => {
      atMost("slugs", slugs, MOST_SLUGS);
      const page = await listTags(database, shopId, { slugs, ...(cursor != null && { cursor }) });
      if (page.kind === "bad-cursor") throw apiError("BAD_CURSOR", "The cursor is invalid for this list.");
      return {
        edges: page.edges
          .filter(({ node }) => isShownAt(node, new Date()))
          .map((edge) => ({ ...edge, node: tagNode(edge.node) })),
        pageInfo: { ...page.pageInfo, hasPreviousPage: cursor != null },
      };
    },
  }),
}));
