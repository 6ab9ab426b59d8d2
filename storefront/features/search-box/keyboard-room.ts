// How much of the window a phone's keyboard covers, told to the layer's styles: what lies under it can be scrolled to.

export function tellKeyboardRoom(layer: HTMLElement, viewport: VisualViewport | null): void {
  const tell = () => {
    const covered = viewport ? Math.max(0, Math.round(window.innerHeight - viewport.height)) : 0;
    layer.style.setProperty("--keyboard", `${covered}px`);
  };
  viewport?.addEventListener("resize", tell);
  tell();
}
