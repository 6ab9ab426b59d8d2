// Form fields: a label above, help or an error below.

import { useId, type ComponentProps, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes } from "react";
import { useProblem } from "./use-problem.ts";
import styles from "./field.module.css";

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** A sentence that says what to enter. */
  readonly error?: string | undefined;
  /** Keeps the label for screen readers only. */
  readonly isLabelHidden?: boolean;
  /** A unit or currency before the input. */
  readonly prefix?: string;
  readonly suffix?: string;
}

/** Splits the props of a field from those of its input, and wraps the input. */
function useField<Of extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, Props extends FieldProps>(
  all: Props,
) {
  const { label, help, error, isLabelHidden, prefix, suffix, ...rest } = all;
  const id = useId();
  const { problem, control } = useProblem<Of>(error);
  const isDescribed = help !== undefined || problem !== undefined;
  const wrap = (input: ReactNode) => (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? styles.hidden : styles.label}>
        {label}
      </label>
      {prefix || suffix ? (
        <div className={styles.affix}>
          {prefix && <span>{prefix}</span>}
          {input}
          {suffix && <span>{suffix}</span>}
        </div>
      ) : (
        input
      )}
      {isDescribed && (
        <p id={`${id}-help`} className={problem ? styles.wrong : styles.help}>
          {problem ?? help}
        </p>
      )}
    </div>
  );
  const props = {
    id,
    className: styles.input,
    "aria-invalid": problem ? (true as const) : undefined,
    "aria-describedby": isDescribed ? `${id}-help` : undefined,
  };
  return { wrap, props: { ...rest, ...control, ...props } };
}

type Without<Props> = Omit<Props, "prefix" | "className" | "id" | "ref" | "onInput" | "onInvalid">;

export function TextField(all: FieldProps & Without<InputHTMLAttributes<HTMLInputElement>>) {
  const { wrap, props } = useField<HTMLInputElement, typeof all>(all);
  return wrap(<input type="text" {...props} />);
}

export function TextArea(all: FieldProps & Without<ComponentProps<"textarea">>) {
  const { wrap, props } = useField<HTMLTextAreaElement, typeof all>(all);
  return wrap(<textarea rows={3} {...props} />);
}

export function SelectField(all: FieldProps & Without<SelectHTMLAttributes<HTMLSelectElement>>) {
  const { wrap, props } = useField<HTMLSelectElement, typeof all>(all);
  return wrap(<select {...props} />);
}

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className"> {
  readonly children: ReactNode;
  readonly help?: ReactNode;
}

/** A checkbox, or a radio button by its `type`, with its words beside it. */
export const Choice = ({ children, help, type = "checkbox", ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <input {...input} type={type} className={styles.box} />
    <span>
      {children}
      {help && <span className={styles.help}>{help}</span>}
    </span>
  </label>
);
