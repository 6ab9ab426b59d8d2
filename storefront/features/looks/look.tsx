// A look: its picture with a hotspot for each piece, and the pieces with their sizes. One form adds all of them, or one; without
// scripts it leads to the cart's page.
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { formatMoney, messagesIn, money } from "#catalogue";
import { look as texts } from "#locales/look";
import { trackAction, trackView } from "#storefront/features/analytics/track.ts";
import { Button } from "#storefront/ui/button.tsx";
import { documentLanguage, useMessages } from "#storefront/ui/language.tsx";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import { useListed } from "#storefront/ui/use-listed.ts";
import type { LookData, ShownPiece } from "./look-data.ts";
import { LookPiece, rowId } from "./look-piece.tsx";
import { Scene } from "./scene.tsx";
import styles from "./look.module.css";

interface Props {
  readonly look: LookData;
  /** In the first screen: its picture loads early. */
  readonly isFirst?: boolean;
}

export function Look({ look, isFirst = false }: Props) {
  const say = useMessages(texts);
  const listed = useListed();
  const { pieces, cart, from } = look;
  const hydrated = useHydrated();
  const [current, setCurrent] = useState<number>();
  const [chosen, setChosen] = useState<readonly string[]>(() => pieces.map(({ variants }) => onlyOf(variants)));
  const [state, setState] = useState<Asked>({ missing: look.isIncomplete === true });
  const box = useRef<HTMLDivElement>(null);
  useTracking(box, look);
  const open = pieces.filter((_, at) => !chosen[at]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state.isBusy) return;
    const only = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value");
    const wanted = only ? pieces.slice(Number(only), Number(only) + 1) : pieces;
    const lacking = wanted.find((piece) => !chosen[pieces.indexOf(piece)]);
    if (lacking) {
      setState({ missing: true });
      box.current?.querySelector<HTMLElement>(`#${rowId(pieces.indexOf(lacking))} select`)?.focus();
      return;
    }
    setState({ isBusy: true });
    setState({
      problem: await addPieces(wanted.map((piece) => [piece, chosen[pieces.indexOf(piece)] ?? ""] as const)),
    });
  };
  const total = pieces.reduce((sum, piece, at) => sum + priceOf(piece, chosen[at]).price.thousandths, 0);
  const currency = pieces[0]?.price.price.currency ?? "";
  const missing =
    state.missing && open.length > 0 && say("missing", { titles: listed(open.map(({ title }) => title)) });
  return (
    <div className={styles.look} ref={box}>
      <div className={styles.scene}>
        <Scene scene={look.scene} isFirst={isFirst} alt={say("arranged")} share={55} />
        {/* A drawing, because the content security policy allows no style attributes. */}
        <svg className={styles.spots}>
          {pieces.map(
            ({ id, spot, title }, at) =>
              spot && (
                <svg key={id} x={`${spot.x}%`} y={`${spot.y}%`}>
                  <a
                    href={`#${rowId(at)}`}
                    aria-label={say("spot", { number: at + 1, title })}
                    aria-current={current === at || undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      setCurrent(at);
                      box.current?.querySelector<HTMLElement>(`#${rowId(at)}`)?.focus();
                    }}
                  >
                    <rect className={styles.target} />
                    <rect className={styles.spot} />
                    <text>{at + 1}</text>
                  </a>
                </svg>
              ),
          )}
        </svg>
      </div>
      <form method="post" action={cart} noValidate={hydrated} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="intent" value="add-look" />
        <input type="hidden" name="from" value={from} />
        <ol className={styles.pieces}>
          {pieces.map((piece, at) => (
            <LookPiece
              key={piece.id}
              piece={piece}
              at={at}
              isCurrent={current === at}
              chosen={chosen[at] ?? ""}
              price={priceOf(piece, chosen[at])}
              onChoose={(variant) => setChosen(chosen.with(at, variant))}
              onSelect={() => trackAction(({ selectEvent }) => [selectEvent(trackedList(look), at)])}
            />
          ))}
        </ol>
        <div className={styles.sum}>
          <p>
            <span>{say("pieces", { count: pieces.length })}</span>
            <bdi>{formatMoney(money(total, currency))}</bdi>
          </p>
          <Button type="submit" look="primary" aria-disabled={state.isBusy || undefined}>
            {say("addAll", { count: pieces.length })}
          </Button>
        </div>
        <p className={styles.problem} role="alert">
          {missing || state.problem}
        </p>
      </form>
    </div>
  );
}

interface Asked {
  readonly isBusy?: boolean;
  /** True after the shopper asked for pieces without a size. */
  readonly missing?: boolean;
  readonly problem?: string | null;
}

const onlyOf = (variants: ShownPiece["variants"]): string => (variants.length === 1 ? (variants[0]?.id ?? "") : "");

/** Price of the selected variant; until then the lowest. */
const priceOf = ({ price, variants }: ShownPiece, chosen: string | undefined): ShownPiece["price"] => {
  const variant = chosen ? variants.find(({ id }) => id === chosen) : undefined;
  return variant ? { ...(variant.price ?? price), isFrom: false } : price;
};

const trackedList = ({ list, pieces }: LookData) => ({
  ...list,
  currency: pieces[0]?.price.price.currency ?? "",
  products: pieces.map(({ item, title, vendor, price }) => ({ sku: item.item_id, title, vendor, price })),
  queryId: "",
});

/** A look counts as seen once a part of it is in the window. */
function useTracking(box: { readonly current: HTMLElement | null }, look: LookData): void {
  const onSeen = useEffectEvent(() => trackView(({ listEvents }) => listEvents(trackedList(look)).slice(0, 1)));
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      onSeen();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
}

/** Opens the drawer and returns null, or returns why the first piece was refused. */
async function addPieces(pieces: readonly (readonly [ShownPiece, string])[]): Promise<string | null> {
  try {
    const [{ browserCart }, { openCart }] = await Promise.all([
      import("#storefront/features/cart/browser-cart.ts"),
      import("#storefront/features/cart/open-cart.tsx"),
    ]);
    let added = 0;
    let problem: string | null = null;
    for (const [piece, variant] of pieces) {
      const refused = await browserCart().add(variant);
      problem ??= refused;
      if (refused !== null) continue;
      added += 1;
      const price = priceOf(piece, variant);
      trackAction(({ cartEvent }) => [cartEvent({ item: piece.item, currency: price.price.currency }, 1)]);
    }
    if (added > 0) openCart({ isFresh: true });
    return problem;
  } catch {
    return messagesIn(texts, documentLanguage())("failed");
  }
}
