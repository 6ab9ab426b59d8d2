// The first places of a draft, each with its reason. A row is moved by dragging, by its buttons or by keys.

import { useRef, type KeyboardEvent } from "react";
import { pictureUrl } from "#catalogue";
import { useMessages } from "#storefront/ui/language.tsx";
import { listings as texts } from "../../locales/generated/listings.ts";
import { Button } from "../../ui/button.tsx";
import { Section } from "../../ui/page.tsx";
import { Tag } from "../../ui/status.tsx";
import type { Place } from "./rule-preview.server.ts";
import type { RuleData } from "./rule.server.ts";
import { useArranging } from "./use-arranging.ts";
import { useDragging } from "./use-dragging.ts";
import styles from "./listings.module.css";

export function Places({ data, mayEdit }: { readonly data: RuleData; readonly mayEdit: boolean }) {
  const say = useMessages(texts);
  const list = useRef<HTMLOListElement>(null);
  const { places, total = 0, id: own } = data;
  const { isBusy, arrange, placeOf } = useArranging(data);
  const move = (product: string, place: number): void => {
    if (place >= 1 && place <= places.length) arrange(product, "pin", place);
  };
  const step = (product: string, shown: number, by: number): void => move(product, placeOf(product, shown) + by);
  const over = useDragging(list, (product, target) => move(product, places.findIndex(({ id }) => id === target) + 1));
  const onKey = (event: KeyboardEvent<HTMLElement>, { id }: Place, place: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done: Readonly<Record<string, () => void>> = {
      "[": () => step(id, place, -1),
      "]": () => step(id, place, 1),
      p: () => arrange(id, "pin", place),
      b: () => arrange(id, "bury"),
    };
    const act = done[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <Section title={say("places")} count={say("ofTotal", { count: places.length, total })}>
      {mayEdit && <p className={styles.why}>{say("placesHelp")}</p>}
      <ol className={styles.list} ref={list} aria-busy={isBusy}>
        {places.map((one, at) => (
          <li
            key={one.id}
            className={styles.line}
            draggable={mayEdit}
            data-product={one.id}
            data-over={over === one.id || undefined}
          >
            {mayEdit ? (
              <button
                type="button"
                className={styles.handle}
                aria-label={say("handle", { place: at + 1, name: `${one.vendor} ${one.title}` })}
                onKeyDown={(event) => onKey(event, one, at + 1)}
              >
                {at + 1}
              </button>
            ) : (
              <span>{at + 1}</span>
            )}
            <img src={pictureUrl(one.picture, 160)} alt="" loading="lazy" />
            <span>
              <strong>{one.vendor}</strong> {one.title}
              <br />
              <span className={styles.why}>
                <Reason place={one} own={own} /> · <Moved place={one} at={at + 1} />
              </span>
            </span>
            {mayEdit && (
              <span className={styles.acts}>
                <Button size="small" icon="up" label={say("up")} onClick={() => step(one.id, at + 1, -1)} />
                <Button size="small" icon="down" label={say("down")} onClick={() => step(one.id, at + 1, 1)} />
                {one.reason?.kind === "pin" ? (
                  <Button size="small" onClick={() => arrange(one.id, "unpin")}>
                    {say("unpin")}
                  </Button>
                ) : (
                  <Button size="small" onClick={() => arrange(one.id, "pin", at + 1)}>
                    {say("pin")}
                  </Button>
                )}
                {(["boost", "bury", "hide"] as const).map((how) => (
                  <Button key={how} size="small" onClick={() => arrange(one.id, how)}>
                    {say(how)}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const WHY = { pin: "whyPin", boost: "whyBoost", bury: "whyBury" } as const;

/** Names a rule other than this one by a link. */
function Reason({ place: { reason }, own }: { readonly place: Place; readonly own: string }) {
  const say = useMessages(texts);
  if (!reason) return say("ownOrder");
  const tag = <Tag tone="info">{say(reason.rule === own || reason.kind !== "pin" ? WHY[reason.kind] : "pin")}</Tag>;
  return reason.rule === own ? tag : <a href={`/console/listings/${reason.rule}`}>{tag}</a>;
}

function Moved({ place: { livePlace }, at }: { readonly place: Place; readonly at: number }) {
  const say = useMessages(texts);
  if (livePlace === undefined) return say("wasFurther");
  return livePlace === at ? say("sameAsLive") : say("wasAt", { place: livePlace });
}
