import { useSyncExternalStore } from 'react';

const paper = () => matchMedia('print');
let isAsked = false;

/** Tells of print and of its end: by events where a browser prints a copy of the page, by its medium elsewhere. */
function subscribe(listener: () => void) {
  const asked = ({ type }: Event) => {
    isAsked = type === 'beforeprint';
    listener();
  };
  const medium = paper();
  addEventListener('beforeprint', asked);
  addEventListener('afterprint', asked);
  medium.addEventListener('change', listener);
  return () => {
    removeEventListener('beforeprint', asked);
    removeEventListener('afterprint', asked);
    medium.removeEventListener('change', listener);
  };
}

/** True while the page is drawn for paper. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isAsked || paper().matches);
