import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

/** A component whose code is loaded when it is first shown: `lazyNamed` of design. */
interface Lazy {
  isLoaded(): boolean;
  preload(): Promise<void>;
}

/** Where remotes that are being written find how to exchange their components, see `loaders/refresh.cjs`. */
const place = Symbol.for('console.refresh');

const lazies = new Map<string, Lazy>();
let arriving: Promise<void>[] = [];

/** Registers a lazy component. What is drawn of it now is to be there in the new code, too, before it is exchanged. */
function registerLazy(component: Lazy, id: string): void {
  const before = lazies.get(id);
  if (before === component) return;
  lazies.set(id, component);
  register(component, id);
  if (before?.isLoaded()) arriving.push(component.preload());
}

/** Exchanges the components that were registered anew, once the lazy ones among them have arrived. */
async function refresh(): Promise<void> {
  while (arriving.length > 0) {
    const awaited = arriving;
    // Code that arrives may hold further lazy components.
    arriving = [];
    await Promise.all(awaited);
  }
  performReactRefresh();
}

// Before React starts, which announces itself only then.
injectIntoGlobalHook(window);
(globalThis as Record<symbol, unknown>)[place] = {
  createSignatureFunctionForTransform,
  refresh,
  register,
  registerLazy,
};
