// Keeps the focus where it is when what is inside changes places: an element that moves in the document loses it.
import { Component, type ReactNode } from "react";

/** A class, since only a class is told of the moment before the document changes. */
export class KeptFocus extends Component<{ readonly children: ReactNode }> {
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
