// Restores the focus after an update: an element that moves in the document loses it.
import { Component, type ReactNode } from "react";

/** A class, because only classes have getSnapshotBeforeUpdate. */
export class RestoreFocus extends Component<{ readonly children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Element | null {
    return document.activeElement;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Element | null): void {
    if (before instanceof HTMLElement && before !== document.activeElement && before.isConnected) {
      before.focus({ preventScroll: true });
    }
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
