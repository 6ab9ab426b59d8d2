// Shared by all fields of a generated form: changing values, and errors by field.

import { createContext, use, type ComponentType } from "react";
import { pathText, type Path } from "./form-value.ts";
import type { JsonSchema } from "./json-schema.ts";

export interface SchemaFieldProps {
  readonly schema: JsonSchema;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
  readonly isRequired?: boolean;
}

export interface FormParts {
  /** Any field; fields that contain others find it here. */
  readonly Field: ComponentType<SchemaFieldProps>;
  readonly set: (path: Path, value: unknown) => void;
  /** Sentences by the path of their field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
  /** Known keys of records, by the name of the record: codes of delivery methods for "methods". */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The only keys of a record with their names, by the end of its path, such as "CA.regions" or "prices". */
  readonly namedKeys?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

const FormContext = createContext<FormParts>({
  Field: () => null,
  set: () => {},
  errors: {},
  isReadOnly: false,
  keys: {},
});

export const FormProvider = FormContext.Provider;

export function useForm() {
  const parts = use(FormContext);
  return {
    ...parts,
    errorAt: (path: Path): string | undefined => parts.errors[pathText(path)],
    /** Errors of the field and of everything in it. */
    errorsIn: (path: Path): readonly string[] => {
      const at = pathText(path);
      return Object.entries(parts.errors)
        .filter(([where]) => where === at || where.startsWith(`${at}.`))
        .map(([, sentence]) => sentence);
    },
  };
}
