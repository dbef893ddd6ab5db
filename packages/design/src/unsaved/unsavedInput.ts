import { createStore, useStore } from '../store';

let holders = 0;
/** True while anything is held that would be lost with the page. */
const unsaved = createStore(false);

/**
 * Marks the page as having unsaved input until the returned function is called. Every form of this package does so;
 * what takes input in another way (a plan that is drawn on) does it here.
 */
export function holdUnsavedInput(): () => void {
  let holds = true;
  const change = (by: 1 | -1) => {
    holders += by;
    unsaved.setState(holders > 0);
  };
  change(1);
  return () => {
    if (holds) change(-1);
    holds = false;
  };
}

/** True while a replacement of the page would lose input. */
export const hasUnsavedInput = unsaved.getState;

/** Calls the listener when the first unsaved input appears and when the last one is saved or discarded. @returns ends it. */
export const onUnsavedInput = unsaved.subscribe;

let abandoned = false;

/** Lets the page go without a further question: somebody was asked, and gives up what was not saved. */
export function abandonUnsavedInput(): void {
  abandoned = true;
}

/** True after somebody gave up what was not saved. */
export const isAbandoned = (): boolean => abandoned;

/** {@link hasUnsavedInput}, rendered again when it changes. */
export const useUnsavedInput = (): boolean => useStore(unsaved);
