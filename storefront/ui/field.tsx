// A labelled form field, with its error message below.
import {
  createContext,
  use,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { common } from "#locales/common";
import styles from "./field.module.css";
import { useMessages } from "./language.tsx";

interface Frame {
  readonly id: string;
  readonly label: string;
  /** Shown below the field unless there is an error. */
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly isOptional?: boolean | undefined;
}

interface Focus {
  /** First invalid field of a refused form, which gets the focus. */
  readonly isFirst?: boolean | undefined;
}

type InputProps = Frame & Focus & Omit<InputHTMLAttributes<HTMLInputElement>, "id">;
type TextProps = Frame & Focus & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id">;
type SelectProps = Frame & Focus & Omit<SelectHTMLAttributes<HTMLSelectElement>, "id">;

/** `children` are placed inside the box, at its end. */
export function Field({ label, hint, problem: given, isOptional, isFirst, children, ...input }: InputProps) {
  const { problem, onInput } = useProblem(given);
  return (
    <FieldFrame id={input.id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.box}>
        <input {...input} onInput={onInput} {...stateOf(input.id, hint, problem, isFirst)} className={styles.control} />
        {children}
      </div>
    </FieldFrame>
  );
}

export function SelectField({ label, hint, problem: given, isOptional, isFirst, ...select }: SelectProps) {
  const { problem, onInput } = useProblem(given);
  return (
    <FieldFrame id={select.id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.box} data-select="">
        <select
          {...select}
          onInput={onInput}
          {...stateOf(select.id, hint, problem, isFirst)}
          className={styles.control}
        />
      </div>
    </FieldFrame>
  );
}

/** A field for several lines. */
export function TextField({ label, hint, problem: given, isOptional, isFirst, ...text }: TextProps) {
  const { problem, onInput } = useProblem(given);
  return (
    <FieldFrame id={text.id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.box}>
        <textarea
          {...text}
          onInput={onInput}
          {...stateOf(text.id, hint, problem, isFirst)}
          className={styles.control}
        />
      </div>
    </FieldFrame>
  );
}

/** Hides the error once the visitor edits the field; the server validates it again. */
function useProblem(given: string | undefined) {
  const answer = use(AnswerContext);
  const [mended, setMended] = useState<unknown>(NOTHING);
  return { problem: mended === answer ? undefined : given, onInput: () => setMended(answer) };
}

const NOTHING = Symbol("nothing mended");
/** The answer that the errors came from; a new answer shows them again. */
const AnswerContext = createContext<unknown>(null);
export const AnswerProvider = AnswerContext.Provider;

function FieldFrame({
  id,
  label,
  hint,
  problem,
  isOptional = false,
  children,
}: Frame & { readonly children: ReactNode }) {
  const say = useMessages(common);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> {say("optional")}</span>}
      </label>
      {children}
      {problem ? (
        <p className={styles.problem} id={`${id}-note`}>
          {problem}
        </p>
      ) : (
        hint && (
          <p className={styles.hint} id={`${id}-note`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

const stateOf = (id: string, hint: string | undefined, problem: string | undefined, isFirst: boolean | undefined) => ({
  "aria-invalid": problem ? (true as const) : undefined,
  "aria-describedby": (problem ?? hint) ? `${id}-note` : undefined,
  // Only in a form that was just refused: leads the visitor to the error.
  autoFocus: isFirst,
  ref: isFirst ? focusAgain : undefined,
});

/** For browsers that leave `autofocus` out, as Safari on phones does, or drop it while a document loads slowly. */
const focusAgain = (control: HTMLElement | null) => {
  if (document.activeElement === document.body) control?.focus();
};
