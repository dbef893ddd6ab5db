import { ownFunctions } from '../intrinsics/sharedIntrinsics';
import { callerOf } from './callerOf';
import { type Added, countAlike, type Leak } from './leak';

type Handler = (...given: never[]) => void;

interface Listener {
  /** The script that added it. */
  readonly by: string;
  readonly type: string;
  readonly listener: EventListenerOrEventListenerObject;
  readonly capture: boolean;
}

interface Timer {
  /** The script that added it. */
  readonly by: string;
  readonly kind: 'interval' | 'timeout' | 'frame';
  readonly delay: number;
}

/** Origins of the code that is watched. */
const origins = new Set<string>();

const listeners = new WeakMap<EventTarget, Listener[]>();
/** Targets with added listeners; a target that is gone takes them along. */
const targets = new Set<WeakRef<EventTarget>>();
const timers = new Map<number, Timer>();
const frames = new Map<number, Timer>();

/** The script of the watched code that called a function of the page, from the stack in that function. */
function watchedCaller(stack: string | undefined): string | undefined {
  const caller = callerOf(stack);
  return [...origins].some((origin) => caller?.startsWith(`${origin}/`)) ? caller : undefined;
}

/** Puts a function in the place of another one, unrecognisable for who checks what remotes change. */
function replace<Owner extends object, Key extends keyof Owner>(
  owner: Owner,
  key: Key,
  by: (original: Owner[Key]) => Owner[Key],
): void {
  const original = owner[key];
  if (typeof original !== 'function') return;
  const replacement = by(original);
  ownFunctions.add(replacement as object);
  owner[key] = replacement;
}

function noteListener(target: EventTarget, added: Listener): boolean {
  const known = listeners.get(target);
  const same = (one: Listener) =>
    one.type === added.type && one.listener === added.listener && one.capture === added.capture;
  if (known?.some(same)) return false;
  if (known) known.push(added);
  else {
    listeners.set(target, [added]);
    targets.add(new WeakRef(target));
  }
  return true;
}

function forgetListener(target: EventTarget, { type, listener, capture }: Omit<Listener, 'by'>): void {
  const known = listeners.get(target);
  const index =
    known?.findIndex((one) => one.type === type && one.listener === listener && one.capture === capture) ??
    -1;
  if (index >= 0) known?.splice(index, 1);
}

const captures = (options: boolean | EventListenerOptions | undefined): boolean =>
  typeof options === 'object' ? options.capture === true : options === true;

function followListeners(): void {
  const { addEventListener: add } = EventTarget.prototype;
  replace(EventTarget.prototype, 'addEventListener', (original) => {
    return function addEventListener(this: EventTarget | undefined, type, listener, options) {
      const target = this ?? globalThis;
      const by = listener && watchedCaller(new Error().stack);
      if (by) {
        const noted = { by, type, listener, capture: captures(options) };
        const { once, signal } = typeof options === 'object' ? options : {};
        const forget = () => forgetListener(target, noted);
        if (!signal?.aborted && noteListener(target, noted)) {
          // Heard before the listener itself, which is added next.
          if (once)
            add.call(target, type, forget, { once, capture: noted.capture, ...(signal && { signal }) });
          if (signal) add.call(signal, 'abort', forget, { once: true });
        }
      }
      return original.call(target, type, listener, options);
    };
  });
  replace(EventTarget.prototype, 'removeEventListener', (original) => {
    return function removeEventListener(this: EventTarget | undefined, type, listener, options) {
      const target = this ?? globalThis;
      if (listener) forgetListener(target, { type, listener, capture: captures(options) });
      return original.call(target, type, listener, options);
    };
  });
}

/** Follows a function that runs another one later. @param once whether it does so once. */
function followBegin(
  key: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
  kind: Timer['kind'],
  known: Map<number, Timer>,
): void {
  const page = globalThis as unknown as Record<typeof key, (handler: unknown, ...rest: unknown[]) => number>;
  replace(page, key, (original) => {
    return function begin(handler, ...rest) {
      const by = typeof handler === 'function' ? watchedCaller(new Error().stack) : undefined;
      if (!by) return original(handler, ...rest);
      const run = (...given: never[]) => {
        if (kind !== 'interval') known.delete(id);
        return (handler as Handler)(...given);
      };
      const id = original(run, ...rest);
      const [delay] = kind === 'frame' ? [] : rest;
      known.set(id, { by, kind, delay: Number(delay) || 0 });
      return id;
    };
  });
}

function followEnd(
  key: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
  known: Map<number, Timer>,
): void {
  const page = globalThis as unknown as Record<typeof key, (id?: number) => void>;
  replace(page, key, (original) => {
    return function end(id) {
      if (id !== undefined) known.delete(id);
      original(id);
    };
  });
}

let following = false;

/**
 * Begins to account what scripts of an origin add to the page and do not take away: listeners, timers and loops of
 * animation frames. It costs a stack for each of these calls, so it is for code of developers only.
 */
export function trackLeaks(origin: string): void {
  origins.add(origin);
  if (following) return;
  following = true;
  followListeners();
  followBegin('setTimeout', 'timeout', timers);
  followBegin('setInterval', 'interval', timers);
  followBegin('requestAnimationFrame', 'frame', frames);
  followEnd('clearTimeout', timers);
  followEnd('clearInterval', timers);
  followEnd('cancelAnimationFrame', frames);
}

/** Name of a target that outlives the page of a remote; undefined where listeners go with it. */
function nameOf(target: EventTarget): string | undefined {
  if (target === globalThis) return 'window';
  if (target === document) return 'document';
  if (target instanceof Element) {
    if (!target.isConnected) return undefined;
    const { localName, id } = target;
    return id ? `${localName}#${id}` : localName;
  }
  // The browser keeps them as long as somebody listens.
  const kept = ['MediaQueryList', 'VisualViewport', 'BroadcastChannel'];
  const { name } = target.constructor;
  return kept.includes(name) ? name : undefined;
}

/** Leftovers of the scripts of a build that are still there. @param folder address that they begin with. */
export function leaksOf(folder: string): readonly Leak[] {
  const left: Added[] = [];
  for (const reference of targets) {
    const target = reference.deref();
    const known = target && listeners.get(target);
    if (!target || !known?.length) {
      targets.delete(reference);
      if (target) listeners.delete(target);
      continue;
    }
    const name = nameOf(target);
    for (const one of known)
      if (name !== undefined && one.by.startsWith(folder))
        left.push({ kind: 'listener', type: one.type, target: name });
  }
  for (const { by, kind, delay } of [...timers.values(), ...frames.values()])
    if (by.startsWith(folder)) left.push({ kind, delay });
  return countAlike(left);
}
