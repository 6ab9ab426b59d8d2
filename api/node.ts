// Global ids: the type and the id of an object in one opaque text, and the objects that they identify.

import { isStorable } from "#catalogue";
import { builder } from "./builder.ts";
import type { ApiContext } from "./context.ts";
import { apiError } from "./errors.ts";
import { atMost } from "./input.ts";

/** Types with a global id. */
export type NodeName = "Product" | "ProductVariant" | "Collection" | "Designer" | "Tag";

/** An object of the interface, with the name of its type. */
export interface Node {
  readonly type: NodeName;
}

export const NodeType = builder.interfaceRef<Node>("Node").implement({
  description: "An object with a global id.",
  resolveType: ({ type }) => type,
  fields: (t) => ({
    id: t.id({ description: "Global id, opaque: do not take it apart.", resolve: () => "" }),
  }),
});

/** The parts of an id may contain any character. */
export const toGlobalId = (type: NodeName, ...parts: readonly string[]): string =>
  Buffer.from([type, ...parts.map(encodeURIComponent)].join(":")).toString("base64url");

interface GlobalId {
  readonly type: string;
  readonly parts: readonly string[];
}

function parseGlobalId(id: string): GlobalId | undefined {
  const text = Buffer.from(id, "base64url").toString();
  if (!/^[A-Z]\w+(?::[\w%.!~*'()-]+)+$/.test(text)) return undefined;
  const [type = "", ...parts] = text.split(":");
  try {
    const decoded = parts.map(decodeURIComponent);
    return decoded.every(isStorable) ? { type, parts: decoded } : undefined;
  } catch {
    return undefined;
  }
}

/** The shop's own id in an input, which may be global. */
export function localId(type: NodeName, id: string): string {
  const parsed = parseGlobalId(id);
  return parsed?.type === type ? (parsed.parts.at(-1) ?? id) : id;
}

export const localIds = (type: NodeName, ids: readonly string[]): readonly string[] =>
  ids.map((id) => localId(type, id));

type Find = (parts: readonly string[], context: ApiContext) => Promise<Node | null>;

const finders = new Map<string, Find>();

/** Lets `node` find objects of a type by the parts of their ids. */
export const findNodesOf = (type: NodeName, find: Find): void => {
  finders.set(type, find);
};

const MOST_NODES = 100;

builder.queryFields((t) => ({
  node: t.field({
    description: "An object by its global id; null if there is none for this visitor.",
    type: NodeType,
    nullable: true,
    args: { id: t.arg.id({ required: true, description: "Global id." }) },
    resolve: (_root, { id }, context) => findNode(id, context),
  }),
  nodes: t.field({
    description: "Objects by their global ids, in this order; null for those that this visitor cannot see.",
    type: [NodeType],
    nullable: { list: false, items: true },
    args: { ids: t.arg.idList({ required: true, description: `Global ids, at most ${MOST_NODES}.` }) },
    resolve: (_root, { ids }, context) => {
      atMost("ids", ids, MOST_NODES);
      return Promise.all(ids.map((id) => findNode(id, context)));
    },
  }),
}));

async function findNode(id: string, context: ApiContext): Promise<Node | null> {
  const parsed = parseGlobalId(id);
  const find = parsed && finders.get(parsed.type);
  if (!find) throw apiError("BAD_USER_INPUT", `${JSON.stringify(id)} is not a global id.`);
  return find(parsed.parts, context);
}
