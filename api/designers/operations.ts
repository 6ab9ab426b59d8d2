// Lists of designers with products for the visitor.

import { search, viewerFor } from "#browsing";
import { FACET_LIMIT } from "#search/constants";
import { all } from "#search/query";
import { viewerFilters } from "#search/visibility";
import { builder } from "../builder.ts";
import { connectionType, pageArgs, pageOf } from "../connection.ts";
import type { ApiContext } from "../context.ts";
import { findNodesOf } from "../node.ts";
import { designerNode, DesignerType, inOrder, type DesignerNode } from "./designer.ts";

const MOST = 250;

const DesignerConnectionType = connectionType<DesignerNode>("Designer", DesignerType);

findNodesOf("Designer", async ([name = ""], context) =>
  (await soldDesigners(context)).includes(name) ? designerNode(name) : null,
);

builder.queryField("designers", (t) =>
  t.field({
    description: "Designers with products for this visitor, by letter.",
    type: DesignerConnectionType,
    // Nullable, so that a failure of the search costs only this field.
    nullable: true,
    args: pageArgs(MOST, 50),
    resolve: async (_root, page, context) =>
      pageOf(inOrder(await soldDesigners(context)).map(designerNode), page, { most: MOST, keyOf: ({ name }) => name }),
  }),
);

async function soldDesigners({ browsing }: ApiContext): Promise<readonly string[]> {
  const { facets } = await search(browsing, {
    filter: all(...viewerFilters(await viewerFor(browsing))),
    limit: 0,
    facets: [{ attribute: "vendor", limit: FACET_LIMIT }],
  });
  return (facets[0]?.values ?? []).map(({ value }) => value).filter((name) => name !== "");
}
