import { useCallback, useSyncExternalStore } from 'react';

/** A state that can be read and followed. */
export interface ReadableStore<State> {
  /** The state of now; the same value until it changes. */
  readonly getState: () => State;
  /** Calls the listener after every change. @returns ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A state that can be read, followed and replaced. */
export interface Store<State> extends ReadableStore<State> {
  /** Replaces the state. Listeners are called at once, unless it is the same value. */
  readonly setState: (next: State) => void;
}

/** Events of one kind. */
export interface Emitter<Event> {
  /** Calls every listener, in the order they subscribed. */
  readonly emit: (event: Event) => void;
  /** Calls the listener with every event from now on. @returns ends it. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

/** Creates events of one kind, which nobody follows yet. */
export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      // A copy: a listener may subscribe another one.
      for (const listener of [...listeners]) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Creates a store. It replaces its state as a whole, so the state may be a list, a union or a single value.
 *
 * @example
 * const count = createStore(0);
 * const stop = count.subscribe(() => console.log(count.getState()));
 * count.setState(1); // logs 1
 */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const changes = createEmitter();
  return {
    getState: () => state,
    setState: (next) => {
      if (Object.is(next, state)) return;
      state = next;
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}

/**
 * The state of a store, or a part of it; the component is rendered again when that changes.
 *
 * @param select - takes a part of the state; has to give the same value for the same state, and is best
 *   declared outside of the component. @defaultValue the whole state.
 */
export function useStore<State>(store: ReadableStore<State>): State;
export function useStore<State, Part>(store: ReadableStore<State>, select: (state: State) => Part): Part;
export function useStore<State>(store: ReadableStore<State>, select?: (state: State) => unknown) {
  const { subscribe, getState } = store;
  // The same function from render to render: React takes another one for another store, and looks at it again.
  const getPart = useCallback(() => select?.(getState()), [select, getState]);
  const read = select ? getPart : getState;
  return useSyncExternalStore(subscribe, read, read);
}
