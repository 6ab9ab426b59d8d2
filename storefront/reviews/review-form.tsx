// The form of a review: stars and fit are choices, the rest is text. It is a plain form.
import { Field, TextField } from "#storefront/ui/field.tsx";
import type { FormAnswer } from "../account/form-data.ts";
import { AccountForm, answerTo } from "../account/forms.tsx";
import styles from "./own-review.module.css";

interface Props {
  readonly action: string;
  readonly answer: FormAnswer | undefined;
  /** What it says before anything is typed. */
  readonly values: FormAnswer["values"];
  readonly submit: string;
}

const RATINGS = [
  [1, "Poor"],
  [2, "Fair"],
  [3, "Good"],
  [4, "Very good"],
  [5, "Excellent"],
] as const;
const FITS = [
  ["-1", "Small"],
  ["0", "True to size"],
  ["1", "Large"],
  ["", "I cannot say"],
] as const;

export function ReviewForm({ action, answer, values: initial, submit }: Props) {
  const { values: typed, problems, focus } = answerTo(answer, "review");
  const valueOf = (name: string): string => typed[name] ?? initial[name] ?? "";
  const field = (name: string, label: string, maxLength: number) => ({
    id: `review-${name}`,
    name,
    label,
    maxLength,
    defaultValue: valueOf(name),
    problem: problems[name],
    isFirst: focus === name,
  });
  return (
    <div className={styles.form}>
      <AccountForm form="review" action={`${action}#write`} answer={answer} submit={submit}>
        <fieldset className={styles.stars} aria-describedby={problems["rating"] ? "review-rating-note" : undefined}>
          <legend>Your rating</legend>
          <div>
            {RATINGS.map(([rating, name]) => (
              <label key={rating}>
                <input
                  type="radio"
                  name="rating"
                  value={rating}
                  defaultChecked={valueOf("rating") === String(rating)}
                />
                <span className={styles.number}>{rating}</span>
                <span className={styles.name}>{name}</span>
              </label>
            ))}
          </div>
          {problems["rating"] && (
            <p className={styles.problem} id="review-rating-note">
              {problems["rating"]}
            </p>
          )}
        </fieldset>
        <Field {...field("title", "In short", 80)} />
        <TextField {...field("text", "Your review", 2000)} rows={6} hint="20 letters at least, and no links." />
        <fieldset className={styles.fits}>
          <legend>How does it fit?</legend>
          <div>
            {FITS.map(([value, name]) => (
              <label key={name}>
                <input type="radio" name="fit" value={value} defaultChecked={valueOf("fit") === value} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <Field {...field("author", "Signed", 40)} hint="The name that others see." autoComplete="nickname" />
      </AccountForm>
    </div>
  );
}
