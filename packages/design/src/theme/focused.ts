/** The element that has the focus in the page or shadow root an element is in; `document` sees its host only. */
export function focusedAround(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}

/**
 * Puts the focus on an element. What comes with it is said as its description, before its own, and with this focus only: as
 * an alert it would be cut off by the focus.
 *
 * @param by - element with an id; null where nothing comes with the focus
 */
export function focusDescribed(element: HTMLElement, by: Element | null): void {
  if (by) {
    element.setAttribute('aria-describedby', `${by.id} ${element.getAttribute('aria-describedby') ?? ''}`);
    const forget = () => {
      const others =
        element
          .getAttribute('aria-describedby')
          ?.split(/\s+/)
          .filter((id) => id !== by.id && id !== '') ?? [];
      if (others.length === 0) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', others.join(' '));
    };
    element.addEventListener('blur', forget, { once: true });
  }
  element.focus();
}
