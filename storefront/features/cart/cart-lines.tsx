// The lines of a cart, with quantity, changes since and actions. Every change is a separate form, which
// works without JavaScript; with it, nothing is reloaded.
import { useEffect, useRef, type MouseEvent } from "react";
import type { Say } from "#catalogue";
import { Rich, useMessages } from "#storefront/ui/language.tsx";
import { Icon } from "#storefront/ui/icon.tsx";
import { Picture } from "#storefront/ui/picture.tsx";
import { Price } from "#storefront/ui/price.tsx";
import { cart } from "#locales/cart";
import { common } from "#locales/common";
import type { CartRow } from "./cart.ts";
import { browserCart } from "./browser-cart.ts";
import type { ShownChange, ShownGift, ShownLine, CartView } from "./cart-data.ts";
import { moveToWishlist } from "./move-to-wishlist.ts";
import { amountsOf, lineTotal } from "./totals-of.ts";
import styles from "./cart-lines.module.css";

interface Props {
  readonly rows: readonly CartRow[];
  readonly view: CartView;
  /** In the drawer, where there is less room. */
  readonly isSmall?: boolean;
}

export function CartLines({ rows, view, isSmall = false }: Props) {
  const say = useMessages(cart);
  return (
    <ul className={isSmall ? styles.small : styles.lines} aria-label={say("inBag")}>
      {rows.map((row) =>
        row.isRemoved ? (
          <Removed key={row.line.id} line={row.line} />
        ) : (
          <Line key={row.line.id} row={row} view={view} isSmall={isSmall} />
        ),
      )}
      {view.discounts.gifts.map((gift) => (
        <Gift key={gift.id} gift={gift} isSmall={isSmall} />
      ))}
    </ul>
  );
}

/** A gift with purchase, which cannot be changed. */
const Gift = ({ gift, isSmall }: { readonly gift: ShownGift; readonly isSmall: boolean }) => (
  <li className={styles.line}>
    {gift.picture === "" ? (
      <span className={styles.picture} />
    ) : (
      <Picture
        className={styles.picture}
        address={gift.picture}
        alt=""
        sizes={isSmall ? "96px" : "160px"}
        widths={[160, 320]}
      />
    )}
    <div className={styles.what}>
      {gift.vendor && <p className={styles.vendor}>{gift.vendor}</p>}
      <p className={styles.title}>{gift.title}</p>
      {gift.details && <p className={styles.details}>{gift.details}</p>}
      <p className={styles.note}>{gift.note}</p>
    </div>
  </li>
);

function Line({ row, view, isSmall }: { readonly row: CartRow; readonly view: CartView; readonly isSmall: boolean }) {
  const say = useMessages(cart);
  const sayCommon = useMessages(common);
  const { line, problem } = row;
  const isLost = line.most === 0;
  const amount = amountsOf(view);
  return (
    <li className={styles.line} data-lost={isLost || undefined}>
      <Frame line={line} isSmall={isSmall} />
      <div className={styles.what}>
        {line.vendor && <p className={styles.vendor}>{line.vendor}</p>}
        <p className={styles.title}>{line.href ? <a href={line.href}>{line.title}</a> : line.title}</p>
        {line.details && <p className={styles.details}>{line.details}</p>}
        {!isSmall && line.price && line.quantity > 1 && !isLost && (
          <p className={styles.details}>{say("each", { price: amount(line.price.price.thousandths) })}</p>
        )}
        {line.price?.isPrior && line.price.compareAt && line.quantity === 1 && !isLost && (
          <p className={styles.prior}>{sayCommon("priorPrice", { price: amount(line.price.compareAt.thousandths) })}</p>
        )}
        <Changes line={line} action={view.action} isSmall={isSmall} />
        {line.discounts.map((discount) => (
          <p key={discount} className={styles.note}>
            {discount}
          </p>
        ))}
        <Notes line={line} problem={problem} amount={amount} />
      </div>
      {line.price && !isLost && (
        <p className={styles.price}>
          {line.quantity > 1 ? amount(lineTotal(line)) : <Price {...pricesOnly(line.price)} write={amount} />}
        </p>
      )}
    </li>
  );
}

/** The column is too narrow for the percentage, and for the line about a prior price. */
const pricesOnly = ({ price, compareAt }: NonNullable<ShownLine["price"]>) => ({
  price,
  ...(compareAt && { compareAt }),
});

function Frame({ line, isSmall }: { readonly line: ShownLine; readonly isSmall: boolean }) {
  const picture =
    line.picture === "" ? (
      <span className={styles.picture} />
    ) : (
      <Picture
        className={styles.picture}
        address={line.picture}
        alt=""
        sizes={isSmall ? "96px" : "160px"}
        widths={[160, 320]}
      />
    );
  // Hidden from screen readers: the title beside it is the same link.
  return line.href ? (
    <a href={line.href} tabIndex={-1} aria-hidden="true">
      {picture}
    </a>
  ) : (
    picture
  );
}

function Changes({
  line,
  action,
  isSmall,
}: {
  readonly line: ShownLine;
  readonly action: string;
  readonly isSmall: boolean;
}) {
  const say = useMessages(cart);
  const { id, title, quantity, most } = line;
  const by = (step: number) => (event: MouseEvent) => {
    event.preventDefault();
    const next = quantity + step;
    if (next >= 1 && next <= most) browserCart().setQuantity(id, next);
  };
  const remove = (event: MouseEvent) => {
    event.preventDefault();
    void browserCart().remove(id);
  };
  return (
    <form className={styles.changes} method="post" action={action}>
      <input type="hidden" name="line" value={id} />
      {most > 1 && (
        <span className={styles.stepper}>
          <button
            name="set"
            value={Math.min(quantity - 1, most)}
            aria-label={say("decrease", { title })}
            aria-disabled={quantity <= 1 || undefined}
            onClick={quantity > most ? set(id, most) : by(-1)}
          >
            <Icon name="minus" small />
          </button>
          <output aria-label={say("quantity", { title })}>{quantity}</output>
          <button
            name="set"
            value={quantity + 1}
            aria-label={say("increase", { title })}
            aria-disabled={quantity >= most || undefined}
            onClick={by(1)}
          >
            <Icon name="plus" small />
          </button>
        </span>
      )}
      {!isSmall && line.productId !== null && line.price && (
        <button
          className={styles.link}
          name="intent"
          value="to-wishlist"
          aria-label={say("moveNamed", { title })}
          onClick={(event) => {
            event.preventDefault();
            void moveToWishlist(line);
          }}
        >
          {say("move")}
        </button>
      )}
      <button
        className={styles.link}
        name="intent"
        value="remove"
        aria-label={say("removeNamed", { title })}
        onClick={remove}
      >
        {say("remove")}
      </button>
    </form>
  );
}

const set = (lineId: string, quantity: number) => (event: MouseEvent) => {
  event.preventDefault();
  browserCart().setQuantity(lineId, quantity);
};

interface NotesProps {
  readonly line: ShownLine;
  readonly problem: string | undefined;
  readonly amount: (thousandths: number) => string;
}

function Notes({ line, problem, amount }: NotesProps) {
  const say = useMessages(cart);
  const { change, left, quantity } = line;
  return (
    <>
      {problem && (
        <p className={styles.low} role="alert">
          {problem}
        </p>
      )}
      {change && (
        <p className={change.kind === "price" ? styles.note : styles.low}>{changeText(say, change, line, amount)}</p>
      )}
      {!change && !problem && left !== null && <p className={styles.low}>{leftText(say, left, quantity)}</p>}
    </>
  );
}

type SayCart = Say<typeof cart>;

function changeText(
  say: SayCart,
  change: ShownChange,
  { price, quantity }: ShownLine,
  amount: NotesProps["amount"],
): string {
  switch (change.kind) {
    case "price": {
      const was = amount(change.was.thousandths);
      const isLess = price !== null && price.price.thousandths < change.was.thousandths;
      return isLess ? say("priceDropped", { was }) : say("priceRose", { was });
    }
    case "less-stock":
      return say("quantityReduced", { count: change.available, wanted: quantity });
    case "sold-out":
      return say("soldOutSince");
    case "gone":
      return say("excluded");
  }
}

const leftText = (say: SayCart, count: number, quantity: number): string =>
  count === quantity ? (count === 1 ? say("lastOne") : say("lastOnes", { count })) : say("onlyLeft", { count });

function Removed({ line }: { readonly line: ShownLine }) {
  const say = useMessages(cart);
  const undo = useRef<HTMLButtonElement>(null);
  // The focused element is gone: continue from its place.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.removed}>
      <p>
        <Rich text={say.raw("removed")} title={<b dir="auto">{line.title}</b>} />
      </p>
      <button ref={undo} className={styles.link} onClick={() => browserCart().restore(line.id)}>
        {say("undo")}
      </button>
    </li>
  );
}
