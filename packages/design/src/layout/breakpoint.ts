import { useSyncExternalStore } from 'react';
import { breakpointAt } from '../navigation';

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

const widthClass = () => breakpointAt(innerWidth);

/** The class of the window's width now. */
export const useBreakpoint = () => useSyncExternalStore(subscribe, widthClass, widthClass);
