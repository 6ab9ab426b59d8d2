// The menu at the side, and the bar of places on phones.

import { Form, useLocation } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import { layout as texts } from "../locales/generated/layout.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Avatar } from "../ui/person.tsx";
import { useLayout, type LayoutStaff } from "./layout-data.ts";
import { placesFor, type Place } from "./navigation.ts";
import styles from "./sidebar.module.css";

/** Longer names do not fit on one line. */
const LONG_NAME = 10;

interface MenuProps {
  readonly staff: LayoutStaff;
}

export function Sidebar({ staff, onSearch }: MenuProps & { readonly onSearch: () => void }) {
  const say = useMessages(texts);
  const shopName = useLayout()?.shopName ?? "";
  return (
    <header className={styles.side}>
      <div className={styles.mark}>
        <a className={`${styles.wordmark} ${shopName.length > LONG_NAME ? styles.longName : ""}`} href="/console">
          {shopName}
        </a>
        <LinkButton look="ghost" size="small" icon="external" label={say("openShop")} href="/" target="_blank" />
      </div>
      <button className={styles.find} type="button" onClick={onSearch}>
        <Icon name="search" />
        <span>{say("search")}</span>
        <kbd>⌘K</kbd>
      </button>
      <nav aria-label={say("menu")}>
        {placesFor(staff.permissions).map(({ group, places }) => (
          <div key={group} className={styles.group}>
            {group !== "work" && <p>{say(group)}</p>}
            <ul>
              {places.map((place) => (
                <li key={place.href}>
                  <PlaceLink place={place} staff={staff} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Me staff={staff} />
    </header>
  );
}

function Me({ staff }: MenuProps) {
  const say = useMessages(texts);
  const theme = useLayout()?.theme;
  const { pathname, search } = useLocation();
  return (
    <div className={styles.me}>
      <a className={styles.person} href="/console/profile">
        <Avatar name={staff.name} isLarge />
        <span>
          {staff.name}
          <small>{staff.role}</small>
        </span>
      </a>
      <Form method="post" action="/console/profile" className={styles.theme} data-native>
        <input type="hidden" name="intent" value="theme" />
        <input type="hidden" name="to" value={pathname + search} />
        <input type="hidden" name="theme" value={theme === "dark" ? "light" : "dark"} />
        <Button type="submit" look="ghost" size="small" icon={theme === "dark" ? "sun" : "moon"} label={say("theme")} />
      </Form>
    </div>
  );
}

function PlaceLink({ place: { name, href, icon }, staff }: MenuProps & { readonly place: Place }) {
  const say = useMessages(texts);
  const count = staff.counts[name];
  return (
    <a className={styles.place} href={href} aria-current={useIsCurrent(href) ? "page" : undefined} title={say(name)}>
      <Icon name={icon} />
      <span>{say(name)}</span>
      {count ? <span className={styles.count}>{count.toLocaleString("en")}</span> : null}
    </a>
  );
}

/** Today is the console's own address, below which all others are. */
function useIsCurrent(href: string): boolean {
  const { pathname } = useLocation();
  return href === "/console" ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
}

export function PhoneBar({ staff, onMore }: MenuProps & { readonly onMore: () => void }) {
  const say = useMessages(texts);
  const places = placesFor(staff.permissions).flatMap((group) => group.places.filter(({ isOnPhone }) => isOnPhone));
  return (
    <nav className={styles.bar} aria-label={say("menu")}>
      {places.slice(0, 4).map((place) => (
        <PlaceLink key={place.href} place={place} staff={staff} />
      ))}
      <button type="button" className={styles.place} onClick={onMore}>
        <Icon name="menu" />
        <span>{say("more")}</span>
      </button>
    </nav>
  );
}
