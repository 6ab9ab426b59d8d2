// The command menu of ⌘K: places, and records that the search finds.

import { useEffect, useId, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { layout as texts } from "../locales/generated/layout.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { placesFor } from "./navigation.ts";
import styles from "./command-menu.module.css";

/** A record that a search found. */
export interface FoundRecord {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly details: string;
}

interface CommandMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly permissions: readonly string[];
}

export function CommandMenu({ isOpen, onClose, permissions }: CommandMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const say = useMessages(texts);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-label={say("search")} closedby="any">
      {isOpen && <Commands permissions={permissions} onClose={onClose} />}
    </dialog>
  );
}

/** The pattern of a combobox whose list is a part of the same dialog; a `select` could not be styled or show details. */
const LIST = { role: "listbox" } as const;
const optionOf = (isChosen: boolean) => ({ role: "option", "aria-selected": isChosen }) as const;

/** Milliseconds after the last letter before records are searched. */
const PAUSE_MS = 120;

function Commands({ permissions, onClose }: Omit<CommandMenuProps, "isOpen">) {
  const say = useMessages(texts);
  const navigate = useNavigate();
  const list = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { data, load } = useFetcher<{ readonly found: readonly FoundRecord[] }>();
  const wanted = text.trim().toLowerCase();
  useEffect(() => {
    if (wanted.length < 2) return undefined;
    const timer = setTimeout(() => void load(`/console/find?q=${encodeURIComponent(wanted)}`), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, load]);
  const places = placesFor(permissions)
    .flatMap((group) => group.places)
    .filter(({ name }) => say(name).toLowerCase().includes(wanted))
    .map(({ name, href, icon }) => ({ href, icon, title: say(name), details: "" }));
  const options = [...places, ...(wanted.length < 2 ? [] : (data?.found ?? []))];
  const current = Math.min(chosen, options.length - 1);
  const follow = (href: string | undefined): void => {
    if (href === undefined) return;
    onClose();
    void navigate(href);
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen((current + step + options.length) % Math.max(1, options.length));
    else if (event.key === "Enter") follow(options[current]?.href);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={options[current] ? `${list}-${current}` : undefined}
          aria-label={say("search")}
          placeholder={say("search")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={list} {...LIST} aria-label={say("results")} className={styles.options}>
        {options.map(({ href, icon, title, details }, index) => (
          <a
            key={href}
            id={`${list}-${index}`}
            {...optionOf(index === current)}
            href={href}
            tabIndex={-1}
            onClick={(event) => {
              event.preventDefault();
              follow(href);
            }}
          >
            <Icon name={icon} />
            <span>{title}</span>
            <span className={styles.details}>{details}</span>
          </a>
        ))}
      </div>
      {options.length === 0 && <p className={styles.nothing}>{say("nothingFound")}</p>}
    </>
  );
}
