// The form of a review: stars and fit are choices, the rest is text. It is a plain form.
import { Field, TextField } from "#storefront/ui/field.tsx";
import type { FormAnswer } from "#storefront/features/forms/form-data.ts";
import { AccountForm, answerTo } from "#storefront/features/forms/forms.tsx";
import { useMessages } from "#storefront/ui/language.tsx";
import { productReviews } from "#locales/product-reviews";
import { reviews } from "#locales/reviews";
import styles from "./own-review.module.css";

interface Props {
  readonly action: string;
  readonly answer: FormAnswer | undefined;
  /** Initial values. */
  readonly values: FormAnswer["values"];
  readonly submit: string;
}

const RATINGS = [
  [1, "poor"],
  [2, "fair"],
  [3, "good"],
  [4, "veryGood"],
  [5, "excellent"],
] as const;

export function ReviewForm({ action, answer, values: initial, submit }: Props) {
  const say = useMessages(reviews);
  const shown = useMessages(productReviews);
  const fits = [
    ["-1", shown("small")],
    ["0", shown("right")],
    ["1", shown("large")],
    ["", say("notSure")],
  ] as const;
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
          <legend>{say("rating")}</legend>
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
                <span className={styles.name}>{say(name)}</span>
              </label>
            ))}
          </div>
          {problems["rating"] && (
            <p className={styles.problem} id="review-rating-note">
              {problems["rating"]}
            </p>
          )}
        </fieldset>
        <Field {...field("title", say("title"), 80)} />
        <TextField {...field("text", say("text"), 2000)} rows={6} hint={say("textHint")} />
        <fieldset className={styles.fits}>
          <legend>{say("howItFits")}</legend>
          <div>
            {fits.map(([value, name]) => (
              <label key={name}>
                <input type="radio" name="fit" value={value} defaultChecked={valueOf("fit") === value} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <Field {...field("author", say("author"), 40)} hint={say("authorHint")} autoComplete="nickname" />
      </AccountForm>
    </div>
  );
}
