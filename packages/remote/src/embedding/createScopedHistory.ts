/** The parts of a window that a router in the address bar uses. */
type RouterWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash' | 'origin' | 'href'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
};

const record = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/**
 * The window as a router sees it that owns the addresses below a prefix. It is not told of the others; what the
 * page keeps in the history entries stays in them.
 * @param prefix `/tools/rfid`, without a slash at the end.
 * @param start address inside, in force while the page itself is somewhere else.
 */
export function createScopedHistory(prefix: string, start: string): Window {
  const key = `rfid ${prefix}`;
  const wrapped = new Map<unknown, EventListener>();
  const isAtPrefix = () => [prefix, `${prefix}/`].includes(location.pathname);
  const isBelow = () => location.pathname.startsWith(`${prefix}/`) && !isAtPrefix();
  const withOurs = (state: unknown) => ({ ...record(history.state), [key]: state });
  const around: RouterWindow = {
    get location() {
      return isBelow() ? location : new URL(prefix + start, location.origin);
    },
    history: {
      get state() {
        return (record(history.state) as Record<string, unknown>)[key] ?? null;
      },
      pushState: (state, unused, url) => history.pushState(withOurs(state), unused, url),
      replaceState: (state, unused, url) => history.replaceState(withOurs(state), unused, url),
      go: (delta) => history.go(delta),
    },
    addEventListener: (type: string, listener: EventListener) => {
      const onlyBelow: EventListener = (event) => {
        if (isBelow() || isAtPrefix()) listener(event);
      };
      wrapped.set(listener, onlyBelow);
      addEventListener(type, onlyBelow);
    },
    removeEventListener: (type: string, listener: EventListener) => {
      removeEventListener(type, wrapped.get(listener) ?? listener);
      wrapped.delete(listener);
    },
  };
  if (isAtPrefix()) history.replaceState(history.state, '', prefix + start);
  return around as unknown as Window;
}
