// The pieces of a look in order, with the place of each in the picture as numbers.

import { useMessages } from "#storefront/ui/language.tsx";
import { looks as texts } from "../../locales/generated/looks.ts";
import { Button } from "../../ui/button.tsx";
import { Thumb } from "../../ui/facts.tsx";
import { TextField } from "../../ui/field.tsx";
import { Section } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import type { FoundProduct } from "./look.server.ts";
import styles from "./looks.module.css";

export interface EditedPiece {
  readonly product: string;
  /** In per cent of the picture. */
  readonly x?: number;
  readonly y?: number;
}

export interface PiecesProps {
  readonly pieces: readonly EditedPiece[];
  readonly products: ReadonlyMap<string, FoundProduct>;
  /** The piece that a click on the picture places. */
  readonly current: number;
  readonly isReadOnly: boolean;
  readonly onSelect: (at: number) => void;
  readonly onPlace: (at: number, x: number, y: number) => void;
}

interface Props extends PiecesProps {
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (pieces: readonly EditedPiece[]) => void;
}

export function Pieces({ errors, onChange, ...props }: Props) {
  const say = useMessages(texts);
  const { pieces } = props;
  const wrong = Object.entries(errors).find(([path]) => path === "pieces" || path.startsWith("pieces."))?.[1];
  return (
    <Section title={say("pieces")} count={pieces.length}>
      {pieces.length === 0 && <p className={styles.quiet}>{say("noPieces")}</p>}
      <ol className={styles.pieces}>
        {pieces.map((piece, at) => (
          <Piece key={piece.product} {...props} piece={piece} at={at} onChange={onChange} />
        ))}
      </ol>
      {wrong && <p className={styles.wrong}>{wrong}</p>}
    </Section>
  );
}

interface PieceProps extends Omit<Props, "errors"> {
  readonly piece: EditedPiece;
  readonly at: number;
}

function Piece({ piece, at, pieces, products, current, isReadOnly, onSelect, onPlace, onChange }: PieceProps) {
  const say = useMessages(texts);
  const product = products.get(piece.product);
  const title = product?.title ?? piece.product;
  const move = (to: number): void => onChange(pieces.toSpliced(at, 1).toSpliced(to, 0, piece));
  const number = (axis: "x" | "y") => (
    <TextField
      type="number"
      label={say(axis)}
      aria-label={say(axis === "x" ? "xOf" : "yOf", { title })}
      min={0}
      max={100}
      step={0.1}
      readOnly={isReadOnly}
      value={piece[axis] ?? ""}
      onFocus={() => onSelect(at)}
      onChange={({ target }) => {
        if (target.value === "") return;
        const value = Math.min(100, Math.max(0, target.valueAsNumber));
        onPlace(at, axis === "x" ? value : (piece.x ?? 50), axis === "y" ? value : (piece.y ?? 50));
      }}
    />
  );
  return (
    <li data-current={current === at || undefined}>
      <Button
        size="small"
        aria-label={say("choosePiece", { title })}
        aria-pressed={current === at}
        onClick={() => onSelect(at)}
      >
        {at + 1}
      </Button>
      {product && <Thumb src={product.image} />}
      <div className={styles.facts}>
        {product ? (
          <a href={`/console/products/${encodeURIComponent(product.id)}`}>
            {product.vendor}, {product.title}
          </a>
        ) : (
          <span>{piece.product}</span>
        )}
        {!product && <p className={styles.quiet}>{say("missingProduct")}</p>}
        {product?.isHidden && <Tag>{say("hidden")}</Tag>}
        {product?.isSoldOut && <Tag>{say("soldOut")}</Tag>}
        <div className={styles.numbers}>
          {number("x")}
          {number("y")}
        </div>
      </div>
      {!isReadOnly && (
        <span className={styles.acts}>
          <Button
            size="small"
            icon="up"
            label={say("up", { title })}
            disabled={at === 0}
            onClick={() => move(at - 1)}
          />
          <Button
            size="small"
            icon="down"
            label={say("down", { title })}
            disabled={at === pieces.length - 1}
            onClick={() => move(at + 1)}
          />
          {piece.x !== undefined && (
            <Button size="small" onClick={() => onChange(pieces.with(at, { product: piece.product }))}>
              {say("noPlace")}
            </Button>
          )}
          <Button
            size="small"
            look="ghost"
            icon="close"
            label={say("removePiece", { title })}
            onClick={() => onChange(pieces.toSpliced(at, 1))}
          />
        </span>
      )}
    </li>
  );
}
