// The list of shortcuts, which "?" opens.

import { useMessages } from "#storefront/ui/language.tsx";
import { layout as texts } from "../locales/generated/layout.ts";
import { Dialog, DialogBody } from "../ui/dialog.tsx";
import { useLayout } from "./layout-data.ts";
import { placesFor } from "./navigation.ts";
import styles from "./shortcuts-dialog.module.css";

export function ShortcutsDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const say = useMessages(texts);
  const places = placesFor(useLayout()?.staff?.permissions ?? []).flatMap((group) => group.places);
  const shortcuts: readonly (readonly [string, string])[] = [
    ["⌘ K", say("openCommands")],
    ...places.flatMap(({ name, key }) =>
      key ? [[`G ${key.toUpperCase()}`, say("goTo", { place: say(name) })] as const] : [],
    ),
    ["/", say("searchList")],
    ["J K", say("nextRow")],
    ["X", say("selectRow")],
    ["N", say("newRecord")],
    ["?", say("shortcuts")],
    ["Esc", say("closeLayer")],
  ];
  return (
    <Dialog title={say("shortcuts")} isOpen={isOpen} onClose={onClose} closeLabel={say("close")}>
      <DialogBody>
        <dl className={styles.list}>
          {shortcuts.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                {keys.split(" ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </Dialog>
  );
}
