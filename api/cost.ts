// The cost of an operation: the number of fields that it requests, those of a list once for each requested item. Fragments count
// wherever they are used, aliases each on their own, and arguments by their values. A field that searches has a separate cost as `extensions.cost`.

import {
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import type { Plugin } from "graphql-yoga";
import type { RequestContext } from "./context.ts";
import { requestError, tooManyRequests } from "./errors.ts";
import { LIMITS } from "./limits.ts";
import { operationOf } from "./operation.ts";

/** Rejects operations that request too much, and those that the client's budget does not allow now, before anything runs. */
export const costLimit: Plugin<RequestContext> = {
  onExecute: async ({ args, setResultAndStopExecution }) => {
    const cost = costOf(args);
    if (cost > LIMITS.cost) {
      const message = `The operation requests ${cost} fields; at most ${LIMITS.cost} are allowed. Request shorter lists or fewer fields.`;
      return setResultAndStopExecution({ errors: [requestError("QUERY_TOO_COMPLEX", message)] });
    }
    const admitted = await args.contextValue.admit?.(cost * FIELD_COST);
    if (admitted?.kind === "refused") {
      return setResultAndStopExecution({ errors: [tooManyRequests(admitted)] });
    }
    return admitted && { onExecuteDone: admitted.release };
  },
};

/** A field of an operation, which a resolver and often the database answers, in fields of search hits. */
const FIELD_COST = 20;

/** Items of a list whose length the client does not choose: variants of a product, lines of a cart. */
const USUAL_LENGTH = 5;

interface Scope {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Costs of fragments by name and type, each computed once. */
  readonly known: Map<string, number>;
}

function costOf(args: ExecutionArgs): number {
  const { schema, document } = args;
  const run = operationOf(args);
  const type = run && schema.getRootType(run.operation.operation);
  if (!run || !type) return 0;
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const scope: Scope = {
    schema,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    variables: run.variables,
    known: new Map(),
  };
  return Math.min(selectionCost(run.operation.selectionSet, type, undefined, scope), Number.MAX_SAFE_INTEGER);
}

/** `items` is the number that a connection's `first` requests, for the list inside it. */
function selectionCost(
  set: SelectionSetNode,
  type: GraphQLCompositeType,
  items: number | undefined,
  scope: Scope,
): number {
  return set.selections.reduce((sum, selection) => {
    switch (selection.kind) {
      case Kind.FIELD:
        return sum + fieldCost(selection, type, items, scope);
      case Kind.INLINE_FRAGMENT:
        return (
          sum +
          selectionCost(
            selection.selectionSet,
            typeNamed(selection.typeCondition?.name.value, type, scope),
            items,
            scope,
          )
        );
      case Kind.FRAGMENT_SPREAD:
        return sum + fragmentCost(selection.name.value, type, items, scope);
    }
  }, 0);
}

function fragmentCost(name: string, type: GraphQLCompositeType, items: number | undefined, scope: Scope): number {
  const key = `${name} ${items}`;
  const known = scope.known.get(key);
  const fragment = scope.fragments.get(name);
  if (known !== undefined || !fragment) return known ?? 0;
  const cost = selectionCost(
    fragment.selectionSet,
    typeNamed(fragment.typeCondition.name.value, type, scope),
    items,
    scope,
  );
  scope.known.set(key, cost);
  return cost;
}

function fieldCost(node: FieldNode, type: GraphQLCompositeType, items: number | undefined, scope: Scope): number {
  const field = "getFields" in type ? type.getFields()[node.name.value] : undefined;
  const own = Number(field?.extensions["cost"] ?? 1);
  if (!field || !node.selectionSet) return own;
  const inner = getNamedType(field.type);
  if (!isCompositeType(inner)) return own;
  const requested = requestedBy(field, node, scope);
  const isList = isListType(getNullableType(field.type));
  const length = isList ? (requested ?? (isInConnection(field) ? items : undefined) ?? USUAL_LENGTH) : 1;
  return own + length * selectionCost(node.selectionSet, inner, isList ? undefined : requested, scope);
}

/** `first`, or the length of the longest list argument; undefined if the field has neither. */
function requestedBy(field: GraphQLField<unknown, unknown>, node: FieldNode, { variables }: Scope): number | undefined {
  if (field.args.length === 0) return undefined;
  const values = valuesOf(field, node, variables);
  const first = values["first"];
  if (typeof first === "number") return Math.max(1, first);
  const most = Number(field.extensions["mostItems"] ?? Infinity);
  const lists = Object.values(values).filter(Array.isArray);
  return lists.length === 0 ? undefined : Math.max(1, ...lists.map(({ length }) => Math.min(length, most)));
}

/** Arguments that cannot be read fail at execution. */
function valuesOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

/** The lists of a connection and of a wishlist's page have the length that the field above requests. */
const isInConnection = ({ name }: GraphQLField<unknown, unknown>): boolean =>
  name === "edges" || name === "nodes" || name === "items";

function typeNamed(name: string | undefined, otherwise: GraphQLCompositeType, { schema }: Scope): GraphQLCompositeType {
  const found = name === undefined ? undefined : schema.getType(name);
  return found && isCompositeType(found) ? found : otherwise;
}
