// Reads the imports of a TypeScript module, types included.

import { parseSync, Visitor } from "vite";

export interface Import {
  readonly specifier: string;
  /** "type" is erased before the code runs; "dynamic" is loaded on demand. */
  readonly kind: "value" | "type" | "dynamic";
}

export function readImports(file: string, source: string): readonly Import[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const found: Import[] = [];
  const add = (specifier: unknown, kind: Import["kind"]) => {
    if (typeof specifier === "string") found.push({ specifier, kind });
  };
  new Visitor({
    ImportDeclaration({ source: { value }, importKind, specifiers }) {
      const isErased =
        specifiers.length > 0 && specifiers.every((one) => "importKind" in one && one.importKind === "type");
      add(value, importKind === "type" || isErased ? "type" : "value");
    },
    ExportAllDeclaration: ({ source: { value }, exportKind }) => add(value, exportKind === "type" ? "type" : "value"),
    ExportNamedDeclaration: ({ source: from, exportKind }) =>
      add(from?.value, exportKind === "type" ? "type" : "value"),
    ImportExpression: ({ source: from }) => from.type === "Literal" && add(from.value, "dynamic"),
    TSImportType: ({ source: from }) => add(from.value, "type"),
  }).visit(program);
  return found;
}
