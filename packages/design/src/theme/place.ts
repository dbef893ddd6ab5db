/** Distance in pixels that a popup keeps from the edges of the window. */
const margin = 8;

/**
 * Puts a popup of the top layer at its anchor: below it where there is room, else above it, else where most of it can
 * be seen; always inside the window.
 *
 * @param align - edges that are in line, or the centres
 * @param gap - pixels between the two
 */
export function place(popup: HTMLElement, anchor: HTMLElement, align: 'start' | 'center', gap: number): void {
  const box = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const left = align === 'start' ? box.left : box.left + (box.width - width) / 2;
  const below = box.bottom + gap;
  const above = box.top - gap - height;
  const lowest = innerHeight - height - margin;
  const top = below <= lowest ? below : above >= margin ? above : lowest;
  popup.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
  popup.style.top = `${Math.max(margin, top)}px`;
}
