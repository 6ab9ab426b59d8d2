// Publishes the height of a phone's keyboard to the layer's styles, so that its content can scroll above it.

export function tellKeyboardRoom(layer: HTMLElement, viewport: VisualViewport | null): void {
  const tell = () => {
    const covered = viewport ? Math.max(0, Math.round(window.innerHeight - viewport.height)) : 0;
    layer.style.setProperty("--keyboard", `${covered}px`);
  };
  viewport?.addEventListener("resize", tell);
  tell();
}
