import type { ChangedIntrinsic } from './changedIntrinsic';
import { takeStyles } from './sharedStyles';

/** Gives what has changed since it was taken, and puts it back. */
export type RestoreIntrinsics = () => readonly ChangedIntrinsic[];

interface Watched {
  readonly name: string;
  readonly owner: object;
  readonly keys: readonly PropertyKey[];
  /** Counts new keys as a change. */
  readonly closed: boolean;
}

/** Functions and objects of the window that the console and its libraries call by their names. */
const globals = [
  'AbortController',
  'Array',
  'Blob',
  'CSSStyleSheet',
  'CustomEvent',
  'Date',
  'Document',
  'Element',
  'Error',
  'Event',
  'EventSource',
  'EventTarget',
  'HTMLElement',
  'Headers',
  'IntersectionObserver',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'MutationObserver',
  'Node',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'Request',
  'ResizeObserver',
  'Response',
  'Set',
  'String',
  'Symbol',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'WeakMap',
  'WebSocket',
  'XMLHttpRequest',
  'addEventListener',
  'cancelAnimationFrame',
  'clearInterval',
  'clearTimeout',
  'crypto',
  'customElements',
  'devicePixelRatio',
  'dispatchEvent',
  'fetch',
  'getComputedStyle',
  'getSelection',
  'history',
  'innerHeight',
  'innerWidth',
  'localStorage',
  'matchMedia',
  'navigator',
  'performance',
  'queueMicrotask',
  'removeEventListener',
  'requestAnimationFrame',
  'requestIdleCallback',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'structuredClone',
] as const;

/** Those of them that are watched with their own functions, and with those of their prototypes. */
const constructors = ['Array', 'Object', 'Promise', 'Map', 'Set', 'String', 'Number', 'Date', 'URL'] as const;
const prototypes = [
  'Function',
  'RegExp',
  'Error',
  'Event',
  'EventTarget',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'CSSStyleSheet',
  'CustomElementRegistry',
  'Crypto',
  'Performance',
  'History',
  'Storage',
  'Headers',
  'Response',
] as const;
const namespaces = ['JSON', 'Math', 'Reflect'] as const;
/** Objects of the page whose functions are those of a prototype, until somebody gives them one of their own. */
const instances = {
  document: 'Document',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
  customElements: 'CustomElementRegistry',
} as const;

function watched(): Watched[] {
  const scope = globalThis as unknown as Readonly<Record<string, { readonly prototype: object } | undefined>>;
  const whole = (name: string, owner: object | undefined, closed = false): Watched[] =>
    owner ? [{ name, owner, keys: Reflect.ownKeys(owner), closed }] : [];
  return [
    { name: 'window', owner: globalThis, keys: globals.filter((key) => key in globalThis), closed: false },
    ...namespaces.flatMap((name) => whole(name, scope[name])),
    ...constructors.flatMap((name) => whole(name, scope[name])),
    // An enumerable key on a prototype appears in every loop over keys.
    ...[...constructors, ...prototypes].flatMap((name) =>
      whole(`${name}.prototype`, scope[name]?.prototype, true),
    ),
    ...Object.entries(instances).flatMap(([name, type]): Watched[] => {
      const owner = scope[name];
      const { prototype } = scope[type] ?? {};
      return owner && prototype ? [{ name, owner, keys: Reflect.ownKeys(prototype), closed: false }] : [];
    }),
  ];
}

const { getOwnPropertyDescriptor, ownKeys, deleteProperty, defineProperty } = Reflect;
const { is } = Object;
const asText = String;

/** Functions that the shell itself puts in the place of those of the page, at whatever moment. */
export const ownFunctions = new WeakSet<object>();

const isOwn = (now: PropertyDescriptor | undefined): boolean =>
  typeof now?.value === 'function' && ownFunctions.has(now.value);

const same = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;

function putBack(owner: object, key: PropertyKey, before: PropertyDescriptor | undefined): boolean {
  if (before === undefined) return deleteProperty(owner, key);
  return defineProperty(owner, key, before);
}

interface Change {
  readonly name: string;
  readonly owner: object;
  readonly key: PropertyKey;
  readonly before: PropertyDescriptor | undefined;
}

/**
 * Notes what everything on the page shares: functions of the window, those of the intrinsics that they are made of, and
 * the style sheets of the whole page. Whoever changes one of them changes it for the shell and for all remotes.
 */
export function takeIntrinsics(): RestoreIntrinsics {
  const restoreStyles = takeStyles();
  const places = watched().map(({ name, owner, keys, closed }) => {
    const before: Record<PropertyKey, PropertyDescriptor | undefined> = Object.create(null);
    for (const key of keys) before[key] = getOwnPropertyDescriptor(owner, key);
    return { name, owner, keys, closed, before };
  });
  // Plain loops, and no function but those kept above: what is compared may be what everything else is made of.
  const compare = (): Change[] => {
    const changes: Change[] = [];
    const look = (name: string, owner: object, key: PropertyKey, before: PropertyDescriptor | undefined) => {
      const now = getOwnPropertyDescriptor(owner, key);
      if (!same(now, before) && !isOwn(now))
        changes[changes.length] = { name: `${name}.${asText(key)}`, owner, key, before };
    };
    for (let index = 0; index < places.length; index += 1) {
      const { name, owner, keys, closed, before } = places[index] as (typeof places)[number];
      for (let at = 0; at < keys.length; at += 1)
        look(name, owner, keys[at] as PropertyKey, before[keys[at] as PropertyKey]);
      const present = closed ? ownKeys(owner) : [];
      for (let at = 0; at < present.length; at += 1)
        if (!((present[at] as PropertyKey) in before))
          look(name, owner, present[at] as PropertyKey, undefined);
    }
    return changes;
  };
  return () => {
    const changes = compare();
    const changed: ChangedIntrinsic[] = [];
    for (let index = 0; index < changes.length; index += 1) {
      const { name, owner, key, before } = changes[index] as Change;
      changed[index] = { name, restored: putBack(owner, key, before) };
    }
    return [...changed, ...restoreStyles()];
  };
}
