// The storefront's operations: each with its fragments in one line, identified by the hash of that line.

import { createHash } from "node:crypto";
import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from "graphql";

export interface Operation {
  readonly name: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly id: string;
  readonly text: string;
  readonly definition: OperationDefinitionNode;
  /** Keyed by name. */
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** The operations of some files, by name. Fragments may be used across files. */
export function operationsIn(sources: readonly string[]): Operation[] {
  const definitions = sources.flatMap((source) => parse(source, { noLocation: true }).definitions);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  return definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? one : []))
    .map((definition) => operationOf(definition, fragments))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function operationOf(
  definition: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Operation {
  const name = definition.name?.value;
  if (name === undefined) throw new Error("An operation of the storefront has no name.");
  const used = usedFragments(definition, fragments);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...used.values()] };
  const text = stripIgnoredCharacters(print(document));
  return { name, id: createHash("sha256").update(text).digest("hex"), text, definition, fragments: used };
}

function usedFragments(
  definition: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlyMap<string, FragmentDefinitionNode> {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (from: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(from, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment) throw new Error(`${definition.name?.value} uses the fragment ${name}, which does not exist.`);
        if (used.has(name)) return;
        used.set(name, fragment);
        collect(fragment);
      },
    });
  };
  collect(definition);
  return used;
}
