// The frame around every screen: the menu at the side, a bar of places on phones, the command menu and shortcuts.

import { useLayoutEffect, useRef, useState } from "react";
import { Outlet, useLocation, useMatches, useNavigation } from "react-router";
import { Document } from "./document.tsx";
import { CommandMenu } from "./command-menu.tsx";
import { useLayout, type LayoutStaff } from "./layout-data.ts";
import { PhoneBar, Sidebar } from "./sidebar.tsx";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useMessages } from "#storefront/ui/language.tsx";
import { layout as texts } from "../locales/generated/layout.ts";
import styles from "./layout.module.css";

export function Layout() {
  const data = useLayout();
  const isOpen = useMatches().some(({ handle }) => (handle as { isOpen?: boolean } | undefined)?.isOpen);
  return (
    <Document theme={data?.theme ?? "system"}>
      {data?.staff && !isOpen ? <Frame staff={data.staff} /> : <Outlet />}
    </Document>
  );
}

function Frame({ staff }: { readonly staff: LayoutStaff }) {
  const say = useMessages(texts);
  const [open, setOpen] = useState<"commands" | "shortcuts" | null>(null);
  const { state } = useNavigation();
  const main = useRef<HTMLElement>(null);
  useShortcuts(staff.permissions, setOpen);
  useFocusAfterNavigation(main);
  useKeptFocus(main);
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        {say("skip")}
      </a>
      <Sidebar staff={staff} onSearch={() => setOpen("commands")} />
      <main id="main" ref={main} className={styles.main} tabIndex={-1} aria-busy={state === "loading"}>
        <Outlet />
      </main>
      <PhoneBar staff={staff} onMore={() => setOpen("commands")} />
      <CommandMenu isOpen={open === "commands"} onClose={() => setOpen(null)} permissions={staff.permissions} />
      <ShortcutsDialog isOpen={open === "shortcuts"} onClose={() => setOpen(null)} />
    </div>
  );
}

/** Moves the focus to the new screen before it is painted, so that it does not take it from a field that the operator has focused since. */
function useFocusAfterNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current !== pathname) main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname, main]);
}
