// Connections: the one form of all lists that are read page by page.

import type { InterfaceRef, ObjectRef } from "@pothos/core";
import { builder } from "./builder.ts";
import { apiError } from "./errors.ts";
import { between } from "./input.ts";

export interface Edge<Value> {
  readonly cursor: string;
  readonly node: Value;
}

export interface PageInfo {
  readonly startCursor: string | null;
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export interface Connection<Value, OneEdge extends Edge<Value> = Edge<Value>> {
  readonly edges: readonly OneEdge[];
  readonly pageInfo: PageInfo;
  /** On all pages. */
  readonly totalCount?: number;
}

export const PageInfoType = builder.objectRef<PageInfo>("PageInfo").implement({
  description: "The place of a page in its list.",
  fields: (t) => ({
    startCursor: t.exposeString("startCursor", {
      nullable: true,
      description: "Cursor of the first edge; null on an empty page.",
    }),
    endCursor: t.exposeString("endCursor", {
      nullable: true,
      description: "Cursor of the last edge, for `after` of the next request; null on an empty page.",
    }),
    hasNextPage: t.exposeBoolean("hasNextPage", { description: "True if more follow." }),
    hasPreviousPage: t.exposeBoolean("hasPreviousPage", { description: "True if others come before." }),
  }),
});

/** The page info of a page with these edges. */
export const pageInfoOf = (
  edges: readonly { readonly cursor: string }[],
  { hasNextPage, hasPreviousPage }: Pick<PageInfo, "hasNextPage" | "hasPreviousPage">,
): PageInfo => ({
  startCursor: edges[0]?.cursor ?? null,
  endCursor: edges.at(-1)?.cursor ?? null,
  hasNextPage,
  hasPreviousPage,
});

type NodeRef<Value> =
  | ObjectRef<typeof builder.$inferSchemaTypes, Value>
  | InterfaceRef<typeof builder.$inferSchemaTypes, Value>;

/** Defines the connection and edge types of a node type. */
export function connectionType<Value>(
  name: string,
  node: NodeRef<Value>,
  { isCounted = true }: { readonly isCounted?: boolean } = {},
) {
  const edge = builder.objectRef<Edge<Value>>(`${name}Edge`).implement({
    description: `A ${name} in a list.`,
    fields: (t) => ({
      cursor: t.exposeString("cursor", { description: "Its place in the list, for `after`." }),
      node: t.field({ type: node, description: "The object itself.", resolve: (one) => one.node as never }),
    }),
  });
  return builder.objectRef<Connection<Value>>(`${name}Connection`).implement({
    description: "A page of a list.",
    fields: (t) => ({
      edges: t.field({ type: [edge], description: "The page, with cursors.", resolve: ({ edges }) => [...edges] }),
      nodes: t.field({
        type: [node],
        description: "The page, without cursors.",
        resolve: ({ edges }) => edges.map((one) => one.node) as never,
      }),
      pageInfo: t.field({
        type: PageInfoType,
        description: "The place of the page in the list.",
        resolve: ({ pageInfo }) => pageInfo,
      }),
      ...(isCounted && {
        totalCount: t.int({
          description: "Number of objects on all pages.",
          resolve: ({ totalCount = 0 }) => totalCount,
        }),
      }),
    }),
  });
}

/** Arguments of a field with a connection. */
export const pageArgs = (most: number, usual: number) =>
  builder.args((t) => ({
    first: t.int({ defaultValue: usual, description: `Length of the page, from 1 to ${most}.` }),
    after: t.string({ description: "Cursor of the last edge of the previous page; the first page without it." }),
  }));

export interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of a list that is in memory. Cursors are the keys of its elements, so they stay valid when others come or go. */
export function pageOf<Value>(
  all: readonly Value[],
  { first, after }: PageArgs,
  { most, keyOf }: { readonly most: number; readonly keyOf: (value: Value) => string },
): Connection<Value> {
  const length = between("first", first ?? most, 1, most);
  const key = after == null ? undefined : Buffer.from(after, "base64url").toString();
  const before = key === undefined ? -1 : all.findIndex((one) => keyOf(one) === key);
  if (key !== undefined && before === -1) throw apiError("BAD_CURSOR", "The cursor is invalid for this list.");
  const edges = all
    .slice(before + 1, before + 1 + length)
    .map((node) => ({ node, cursor: Buffer.from(keyOf(node)).toString("base64url") }));
  return {
    edges,
    totalCount: all.length,
    pageInfo: pageInfoOf(edges, {
      hasNextPage: before + 1 + length < all.length,
      hasPreviousPage: before >= 0,
    }),
  };
}

/** The window of a list that the database counts. Cursors are positions. */
export function windowOf(
  { first, after }: PageArgs,
  { most, furthest }: { readonly most: number; readonly furthest: number },
): { readonly offset: number; readonly limit: number } {
  const limit = between("first", first ?? most, 1, most);
  const [, position] = after == null ? [] : (/^at:(\d{1,9})$/.exec(Buffer.from(after, "base64url").toString()) ?? []);
  if (after != null && position === undefined) throw apiError("BAD_CURSOR", "The cursor is invalid for this list.");
  return { limit, offset: between("after", Number(position ?? 0), 0, furthest) };
}

/** A page that the database has read. */
export function windowed<Value>(items: readonly Value[], offset: number, totalCount: number): Connection<Value> {
  const edges = items.map((node, at) => ({
    node,
    cursor: Buffer.from(`at:${offset + at + 1}`).toString("base64url"),
  }));
  return {
    edges,
    totalCount,
    pageInfo: pageInfoOf(edges, { hasNextPage: offset + items.length < totalCount, hasPreviousPage: offset > 0 }),
  };
}
