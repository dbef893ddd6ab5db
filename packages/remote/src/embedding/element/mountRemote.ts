import type { RfidOptions, RfidRemoteElement, RfidUnmount } from '@console/embed';

const settled = ['rfid-ready', 'rfid-failure'] as const;

/**
 * Shows a remote inside an element.
 * @returns fulfilled when it is shown, or when its place says why it is not.
 */
export function mountRemote(place: Element, options: RfidOptions): Promise<RfidUnmount> {
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  element.style.display = 'block';
  element.style.height = '100%';
  Object.assign(element, options);
  const unmount = Object.assign(() => element.remove(), {
    element,
    update: (changes: Partial<RfidOptions>) => void Object.assign(element, changes),
  });
  return new Promise((resolve) => {
    for (const type of settled) element.addEventListener(type, () => resolve(unmount), { once: true });
    place.append(element);
  });
}
