// The heading of a listing with picture and introduction, which folds after two lines.
import { useEffect, useRef, useState } from "react";
import { debounce } from "#search/client/timers";
import { RESIZE_DEBOUNCE } from "#search/constants";
import { Picture } from "#storefront/ui/picture.tsx";
import { listing } from "#locales/listing";
import styles from "./title-block.module.css";
import { useMessages } from "#storefront/ui/language.tsx";

interface Props {
  readonly title: string;
  readonly text?: string | null | undefined;
  /** Address of a picture. */
  readonly hero?: string | null | undefined;
}

export function TitleBlock({ title, text, hero }: Props) {
  const say = useMessages(listing);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const measure = (): void => {
      const { current } = paragraph;
      // Open, it shows everything, and stays as long as it was.
      if (current && !("open" in current.dataset)) setLong(current.scrollHeight > current.clientHeight + 1);
    };
    measure();
    const resized = debounce(measure, RESIZE_DEBOUNCE);
    addEventListener("resize", resized);
    return () => {
      resized.cancel();
      removeEventListener("resize", resized);
    };
  }, []);
  return (
    <div className={styles.block}>
      {hero && (
        <div className={styles.hero}>
          <Picture address={hero} alt="" sizes="100vw" priority />
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      {text && (
        <div>
          <p ref={paragraph} className={styles.text} data-open={isOpen || undefined}>
            {text}
          </p>
          {isLong && (
            <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {say(isOpen ? "less" : "more")}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
