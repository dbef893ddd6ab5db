/** What a remote has changed that everything on the page uses. */
export interface ChangedIntrinsic {
  /** `window.fetch`, `Array.prototype.map`, `document.adoptedStyleSheets`. */
  readonly name: string;
  /** Whether it is again what it was; false where it was made unchangeable. */
  readonly restored: boolean;
}

/** Gives what has changed since it was taken, and puts it back. */
export type RestoreIntrinsics = () => readonly ChangedIntrinsic[];

interface Watched {
  readonly name: string;
  readonly owner: object;
  readonly keys: readonly PropertyKey[];
  /** Whether new keys count as a change. */
  readonly closed: boolean;
}

/** Functions and objects of the window that the console and its libraries call by their names. */
const globals = [
  'AbortController',
  'Array',
  'CSSStyleSheet',
  'Date',
  'Error',
  'EventSource',
  'Headers',
  'IntersectionObserver',
  'Intl',
  'JSON',
  'Map',
  'Math',
  'MutationObserver',
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
  'URL',
  'WeakMap',
  'WebSocket',
  'XMLHttpRequest',
  'cancelAnimationFrame',
  'clearInterval',
  'clearTimeout',
  'customElements',
  'fetch',
  'history',
  'localStorage',
  'navigator',
  'queueMicrotask',
  'requestAnimationFrame',
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
  'EventTarget',
  'Node',
  'Element',
  'History',
  'Storage',
  'Headers',
  'Response',
] as const;
const namespaces = ['JSON', 'Math', 'Reflect'] as const;

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
  ];
}

/** Functions that the shell itself puts in the place of those of the page, at whatever moment. */
export const ownFunctions = new WeakSet<object>();

const isOwn = (now: PropertyDescriptor | undefined): boolean =>
  typeof now?.value === 'function' && ownFunctions.has(now.value);

const same = (one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) =>
  Object.is(one?.value, other?.value) && one?.get === other?.get && one?.set === other?.set;

function putBack(owner: object, key: PropertyKey, before: PropertyDescriptor | undefined): boolean {
  if (before === undefined) return Reflect.deleteProperty(owner, key);
  return Reflect.defineProperty(owner, key, before);
}

/** Marks the style sheets that design adds, of whichever version. */
const ownSheet = Symbol.for('console.sheet');

/** Where the sheets are that style the whole page. Browsers before constructable sheets have none. */
const sheetsOfPage = (): CSSStyleSheet[] => document.adoptedStyleSheets ?? [];

/** Takes away what was added to the style sheets of the whole page, except by design, which adds its own when it draws. */
function removeForeignSheets(before: ReadonlySet<CSSStyleSheet>): ChangedIntrinsic[] {
  const isForeign = (sheet: CSSStyleSheet) => !before.has(sheet) && !(ownSheet in sheet);
  if (!sheetsOfPage().some(isForeign)) return [];
  document.adoptedStyleSheets = sheetsOfPage().filter((sheet) => !isForeign(sheet));
  return [{ name: 'document.adoptedStyleSheets', restored: true }];
}

/**
 * Notes what everything on the page shares: functions of the window, those of the intrinsics that they are made of, and
 * the style sheets of the whole page. Whoever changes one of them changes it for the shell and for all remotes.
 */
export function takeIntrinsics(): RestoreIntrinsics {
  const { getOwnPropertyDescriptor, ownKeys } = Reflect;
  const places = watched().map((place) => ({
    ...place,
    before: new Map(place.keys.map((key) => [key, getOwnPropertyDescriptor(place.owner, key)])),
  }));
  const sheets = new Set(sheetsOfPage());
  return () => {
    const changed: ChangedIntrinsic[] = [];
    for (const { name, owner, before, closed } of places) {
      const keys = new Set([...before.keys(), ...(closed ? ownKeys(owner) : [])]);
      for (const key of keys) {
        const was = before.get(key);
        const now = getOwnPropertyDescriptor(owner, key);
        if (same(now, was) || isOwn(now)) continue;
        changed.push({ name: `${name}.${String(key)}`, restored: putBack(owner, key, was) });
      }
    }
    return [...changed, ...removeForeignSheets(sheets)];
  };
}
