/** The element that has the focus in the page or shadow root an element is in; `document` sees its host only. */
export function focusedAround(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}
