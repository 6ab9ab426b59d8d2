// Shows the list to others by a link of its own, and ends that.
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { closeOnLeaving } from "#storefront/ui/close-on-leaving.ts";
import { showToast } from "#storefront/ui/toast.tsx";
import type { WishlistAnswer } from "./wishlist-data.ts";
import styles from "./wishlist.module.css";

interface Props {
  readonly action: string;
  /** Links that work now. */
  readonly links: number;
  /** One that was just made without JavaScript. */
  readonly shown: string | undefined;
}

export function Share({ action, links, shown }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeOnLeaving(ref.current), []);
  const fetcher = useFetcher<WishlistAnswer>();
  const { data, Form } = fetcher;
  const link = data ? (data.kind === "shared" ? data.link : undefined) : shown;
  const isShared = link !== undefined || (links > 0 && data?.kind !== "unshared");
  return (
    <details ref={ref} className={styles.share} open={shown !== undefined || undefined}>
      <summary>Share</summary>
      <div className={styles.sharePanel}>
        <p>Whoever has the link sees what is on your list, and can change nothing.</p>
        {link !== undefined && <ShareLink key={link} link={link} />}
        <Form method="post" action={action} className={styles.shareForms}>
          {link === undefined && (
            <button name="intent" value="share">
              {isShared ? "Make a new link" : "Make a link"}
            </button>
          )}
          {isShared && (
            <button name="intent" value="unshare">
              Stop sharing
            </button>
          )}
        </Form>
        <output>
          {data?.kind === "unshared" ? "No link shows your list any more." : ""}
          {data?.kind === "failed" ? data.message : ""}
        </output>
      </div>
    </details>
  );
}

function ShareLink({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      showToast({ text: "Select the link and copy it." });
    }
  };
  return (
    <div className={styles.shareLink}>
      <input readOnly value={link} aria-label="Link to your list" onFocus={(event) => event.currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {isCopied ? "Copied" : "Copy"}
      </button>
    </div>
  );
}
