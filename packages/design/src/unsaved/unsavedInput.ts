import { useSyncExternalStore } from 'react';

/** Everything on the page that would be lost with the page; each holder is there once. */
const held = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * Says that there is input which was not saved, until what it gives is called. Every form of this package does so by itself;
 * what takes input in another way (a plan that is drawn on) does it here.
 */
export function holdUnsavedInput(): () => void {
  const holder = Symbol('unsaved input');
  held.add(holder);
  if (held.size === 1) tell();
  return () => {
    if (held.delete(holder) && held.size === 0) tell();
  };
}

/** Whether anything on the page would be lost if it were replaced now. */
export const hasUnsavedInput = (): boolean => held.size > 0;

/** Tells when the first unsaved input appears and when the last is gone. @returns the way to stop it */
export function onUnsavedInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let abandoned = false;

/** Lets the page go without a further question: somebody was asked, and gives up what was not saved. */
export function abandonUnsavedInput(): void {
  abandoned = true;
}

/** Whether somebody gave up what was not saved. */
export const isAbandoned = (): boolean => abandoned;

/** {@link hasUnsavedInput}, drawn anew when it changes. */
export function useUnsavedInput(): boolean {
  return useSyncExternalStore(onUnsavedInput, hasUnsavedInput);
}
