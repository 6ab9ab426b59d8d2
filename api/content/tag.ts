// Tags: one by slug or id, and many by slug, page by page.

import { type Metafield, type Tag, type TagPage, findTag, listTags } from "#commerce/content";
import { builder } from "../builder.ts";
import { apiError } from "../errors.ts";
import { atMost } from "../input.ts";

export const MetafieldType = builder.objectRef<Metafield>("Metafield").implement({
  description: "A named value of a tag. The key `keywords` has the kind of the tag.",
  fields: (t) => ({
    key: t.exposeString("key"),
    namespace: t.exposeString("namespace"),
    scope: t.exposeString("scope"),
    value: t.exposeString("value"),
  }),
});

export const TagType = builder.objectRef<Tag>("Tag").implement({
  description: "A label of products and a listing: a category, a designer or a season.",
  fields: (t) => ({
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
    createdAt: t.exposeString("createdAt", { description: "ISO 8601, UTC; so is updatedAt." }),
    updatedAt: t.exposeString("updatedAt"),
  }),
});

const PageInfoType = builder.objectRef<TagPage["pageInfo"]>("PageInfo").implement({
  fields: (t) => ({
    startCursor: t.exposeString("startCursor", { nullable: true }),
    endCursor: t.exposeString("endCursor", { nullable: true }),
    hasNextPage: t.exposeBoolean("hasNextPage"),
  }),
});

const TagEdgeType = builder.objectRef<TagPage["edges"][number]>("TagEdge").implement({
  fields: (t) => ({
    cursor: t.exposeString("cursor"),
    node: t.field({ type: TagType, resolve: ({ node }) => node }),
  }),
});

const TagConnectionType = builder.objectRef<TagPage>("TagConnection").implement({
  description: "Up to 200 tags by creation time.",
  fields: (t) => ({
    pageInfo: t.field({ type: PageInfoType, resolve: ({ pageInfo }) => pageInfo }),
    edges: t.field({ type: [TagEdgeType], resolve: ({ edges }) => edges }),
  }),
});

/** Maximum number of slugs per request. */
const MOST_SLUGS = 1_000;

builder.queryFields((t) => ({
  tag: t.field({
    description: "A tag by slug (case-insensitive), id or tagId; null if there is none.",
    type: TagType,
    nullable: true,
    args: { shopId: t.arg.id({ required: true }), slugOrId: t.arg.string({ required: true }) },
    resolve: async (_root, { shopId, slugOrId }, { database }) => findTag(database, shopId, slugOrId),
  }),
  tags: t.field({
    description: "The tags with these slugs, 200 per page. `cursor` is the endCursor of the previous page.",
    type: TagConnectionType,
    args: {
      shopId: t.arg.id({ required: true }),
      slugs: t.arg.stringList({ required: true }),
      cursor: t.arg.string(),
    },
    resolve: async (_root, { shopId, slugs, cursor }, { database }) => {
      atMost("slugs", slugs, MOST_SLUGS);
      const page = await listTags(database, shopId, { slugs, ...(cursor != null && { cursor }) });
      if (page.kind === "bad-cursor") throw apiError("BAD_CURSOR", "The cursor is invalid for this list.");
      return page;
    },
  }),
}));
