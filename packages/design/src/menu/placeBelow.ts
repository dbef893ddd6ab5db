/** Puts a popup of the top layer under its button, inside the window. */
export function placeBelow(popup: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const right = Math.min(box.left, innerWidth - width - 8);
  const below = box.bottom + 4;
  const top = below + height > innerHeight - 8 ? Math.max(8, innerHeight - height - 8) : below;
  popup.style.left = `${Math.max(8, right)}px`;
  popup.style.top = `${top}px`;
}
