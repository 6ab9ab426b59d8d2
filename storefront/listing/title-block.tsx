// The heading of a listing and its introduction, which folds to two lines on a phone when it is longer.
import { useEffect, useRef, useState } from "react";
import styles from "./title-block.module.css";

interface Props {
  readonly title: string;
  readonly text?: string | null | undefined;
}

export function TitleBlock({ title, text }: Props) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const { current } = paragraph;
    if (current) setLong(current.scrollHeight > current.clientHeight + 1);
  }, []);
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{title}</h1>
      {text && (
        <div>
          <p ref={paragraph} className={styles.text} data-open={isOpen || undefined}>
            {text}
          </p>
          {isLong && (
            <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? "Less" : "More"}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
