// The operation that a request runs, with its variables.

import { type ExecutionArgs, getVariableValues, Kind, type OperationDefinitionNode } from "graphql";

export interface RunOperation {
  readonly operation: OperationDefinitionNode;
  /** With defaults; empty if they are invalid, which execution reports. */
  readonly variables: { [name: string]: unknown };
}

/** Undefined if the document has no operation of the name, which execution reports. */
export function operationOf({
  schema,
  document,
  operationName,
  variableValues,
}: Pick<ExecutionArgs, "schema" | "document" | "operationName" | "variableValues">): RunOperation | undefined {
  const operation = document.definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION)
    .find(({ name }) => operationName == null || name?.value === operationName);
  if (!operation) return undefined;
  const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variableValues });
  return { operation, variables: coerced };
}
