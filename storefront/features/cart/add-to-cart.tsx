// The button that adds the chosen size to the cart. A plain form leads to the cart's page; with JavaScript the drawer opens and
// the button says that it is done.
import { useEffect, useRef, useState, type FormEvent } from "react";
import { messagesIn } from "#catalogue";
import { documentLanguage, useMessages } from "#storefront/ui/language.tsx";
import { Button } from "#storefront/ui/button.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { addToCart } from "#locales/add-to-cart";
import type { TrackedPiece } from "#storefront/features/analytics/events.ts";
import { trackAction } from "#storefront/features/analytics/track.ts";
import type { ExpressMethod } from "./cart-data.ts";
import { Express } from "./express.tsx";
import styles from "./add-to-cart.module.css";

interface Props {
  /** Id of the form, which the size fields refer to. */
  readonly id: string;
  /** Address of the cart's page. */
  readonly action: string;
  /** Wallets that lead to the checkout at once. */
  readonly express: readonly ExpressMethod[];
  readonly piece: TrackedPiece;
  /** Undefined until a size is chosen. */
  readonly variantId: string | undefined;
  readonly onAdded: () => void;
  /** Name of the option to choose next; undefined for the size. */
  readonly missing?: string | undefined;
  /** Address to which a form without JavaScript returns if no size was chosen. */
  readonly from: string;
  /** Shown until a size is chosen, after such a form has returned. */
  readonly problem?: string | undefined;
}

/** Time for which the button confirms the addition. */
const DONE_MS = 2_500;

export function AddToCart({ id, action, express, piece, variantId, onAdded, missing, from, problem }: Props) {
  const say = useMessages(addToCart);
  const [asked, setAsked] = useState<Asked>();
  const form = useRef<HTMLFormElement>(null);
  // A confirmation is for one size only.
  const current = asked?.variantId === variantId ? asked : undefined;
  useEffect(() => {
    if (current?.state !== "added") return undefined;
    const timer = setTimeout(() => setAsked(undefined), DONE_MS);
    return () => clearTimeout(timer);
  }, [current]);
  const trackAdded = (): void => trackAction(({ cartEvent }) => [cartEvent(piece, 1)]);
  const submit = async (event: FormEvent): Promise<void> => {
    const isExpress = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("name") === "method";
    // A wallet's button sends the form, and the shop leads on to the wallet.
    if (isExpress && variantId !== undefined) return trackAdded();
    event.preventDefault();
    if (current?.state === "adding") return;
    if (variantId === undefined) {
      setAsked({
        variantId,
        state: "refused",
        problem: missing === undefined ? say("chooseSize") : say("chooseOption", { name: missing }),
      });
      firstField(form.current)?.focus();
      return;
    }
    setAsked({ variantId, state: "adding" });
    const refused = await addPiece(variantId);
    if (refused === null) {
      onAdded();
      trackAdded();
    }
    setAsked(refused === null ? { variantId, state: "added" } : { variantId, state: "refused", problem: refused });
  };
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
      <Express methods={express} />
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
  const [{ browserCart }, { openCart }, found] = await Promise.all([
    import("./browser-cart.ts"),
    import("./open-cart.tsx"),
    // A blocked analytics file must not keep anyone from buying.
    import("#storefront/features/analytics/found-in.ts").catch(() => undefined),
  ]);
  return { browserCart, openCart, foundIn: () => found?.foundIn() };
};

/** Opens the drawer and returns null, or returns the reason why the piece was not added. */
async function addPiece(variantId: string): Promise<string | null> {
  try {
    const { browserCart, openCart, foundIn } = await load();
    const refused = await browserCart().add(variantId, foundIn());
    if (refused === null) openCart({ isFresh: true });
    return refused;
  } catch {
    return messagesIn(addToCart, documentLanguage())("connectionFailed");
  }
}

/** The first field of a choice that is open. The fields may be anywhere in the page. */
function firstField(form: HTMLFormElement | null): HTMLElement | undefined {
  const fields = [...(form?.elements ?? [])].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === "radio",
  );
  const made = new Set(fields.filter(({ checked }) => checked).map(({ name }) => name));
  return fields.find(({ name }) => !made.has(name));
}
