// A short silent film over its picture: it plays while visible, unless the visitor prefers reduced motion or data, and always
// has a pause button. Without scripts only the picture shows.
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useMessages } from "#storefront/ui/language.tsx";
import { useHydrated } from "#storefront/ui/use-hydrated.ts";
import { home } from "#locales/home";
import styles from "./film.module.css";

interface Props {
  readonly address: string;
}

/** Rendered in the browser only: without scripts it could not be paused. Deferred, because hydration would take longer with it. */
export function Film({ address }: Props) {
  return useDeferredValue(useHydrated(), false) && <Playing address={address} />;
}

function Playing({ address }: Props) {
  const say = useMessages(home);
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  /** The visitor's choice; undefined before they make one. */
  const wanted = useRef<boolean>(undefined);
  useEffect(() => {
    const video = film.current;
    if (!video) return undefined;
    const watching = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && (wanted.current ?? isWelcome())) start(video);
        else video.pause();
      },
      { threshold: 0.4 },
    );
    watching.observe(video);
    return () => watching.disconnect();
  }, []);
  const toggle = (): void => {
    const video = film.current;
    if (!video) return;
    wanted.current = video.paused;
    if (video.paused) start(video);
    else video.pause();
  };
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={address}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        disableRemotePlayback
        aria-hidden="true"
        tabIndex={-1}
        data-begun={hasBegun || undefined}
        onPlaying={() => {
          setPlaying(true);
          setBegun(true);
        }}
        onPause={() => setPlaying(false)}
      />
      <button className={styles.button} type="button" onClick={toggle}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={isPlaying ? "M7 5v10M13 5v10" : "m7 4.5 8 5.5-8 5.5z"} />
        </svg>
        <span>{say(isPlaying ? "pause" : "play")}</span>
      </button>
    </>
  );
}

/** If the browser refuses to play or the film fails to load, the picture stays. */
const start = (video: HTMLVideoElement): void => {
  video.play().catch(() => undefined);
};

const isWelcome = (): boolean =>
  !matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)").matches &&
  !(navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData;
