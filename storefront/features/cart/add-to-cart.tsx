// The button that puts the chosen size into the bag. A plain form leads to the bag's page; with JavaScript the mini bag opens and
// the button says that it is done.
import { useEffect, useRef, useState, type FormEvent } from "react";
import { messagesIn } from "#catalogue";
import { documentLanguage, useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { addToCart } from "#locales/add-to-cart";
import styles from "./add-to-cart.module.css";

interface Props {
  /** Of the form, which the fields of the sizes belong to. */
  readonly id: string;
  /** The bag's page. */
  readonly action: string;
  /** Undefined until a size is chosen. */
  readonly variantId: string | undefined;
  /** Nothing of it is left. */
  readonly isSoldOut: boolean;
  /** Where a form without JavaScript comes back to when no size was chosen. */
  readonly from: string;
  /** Said until a size is chosen: such a form came back. */
  readonly problem?: string | undefined;
}

/** How long the button says that it is done. */
const DONE_MS = 2_500;

export function AddToCart({ id, action, variantId, isSoldOut, from, problem }: Props) {
  const say = useMessages(addToCart);
  const [asked, setAsked] = useState<Asked>();
  const form = useRef<HTMLFormElement>(null);
  // Another size is another question.
  const current = asked?.variantId === variantId ? asked : undefined;
  useEffect(() => {
    if (current?.state !== "added") return undefined;
    const timer = setTimeout(() => setAsked(undefined), DONE_MS);
    return () => clearTimeout(timer);
  }, [current]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (current?.state === "adding") return;
    if (variantId === undefined) {
      setAsked({ variantId, state: "refused", problem: say("chooseSize") });
      firstField(form.current)?.focus();
      return;
    }
    setAsked({ variantId, state: "adding" });
    const refused = await addPiece(variantId);
    setAsked(refused === null ? { variantId, state: "added" } : { variantId, state: "refused", problem: refused });
  };
  if (isSoldOut) {
    return (
      <Button look="primary" wide disabled>
        {say("soldOut")}
      </Button>
    );
  }
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="from" value={from} />
      <Button
        type="submit"
        look="primary"
        wide
        aria-disabled={current?.state === "adding" || undefined}
        onPointerEnter={loadCode}
        onFocus={loadCode}
      >
        {current?.state === "added" && <Icon name="tick" small />}
        {say(LABELS[current?.state ?? "refused"])}
      </Button>
      <p className={styles.problem} role="alert">
        {current ? current.problem : variantId === undefined && problem}
      </p>
    </form>
  );
}

interface Asked {
  readonly variantId: string | undefined;
  readonly state: "adding" | "added" | "refused";
  readonly problem?: string;
}

const LABELS = { adding: "adding", added: "added", refused: "add" } as const;

const loadCode = (): void => void load().catch(() => undefined);

const load = async () => {
  const [{ browserCart }, { openCart }] = await Promise.all([import("./browser-cart.ts"), import("./open-cart.tsx")]);
  return { browserCart, openCart };
};

/** Why it is not in the bag; null when it is, and the mini bag shows it. */
export async function addPiece(variantId: string): Promise<string | null> {
  try {
    const { browserCart, openCart } = await load();
    const refused = await browserCart().add(variantId);
    if (refused === null) openCart({ isFresh: true });
    return refused;
  } catch {
    return messagesIn(addToCart, documentLanguage())("unreached");
  }
}

/** Where a size is chosen: its fields may stand anywhere in the page. */
const firstField = (form: HTMLFormElement | null): HTMLElement | undefined =>
  [...(form?.elements ?? [])].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === "radio" && !field.disabled,
  );
