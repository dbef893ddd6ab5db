/** A remote that is asked to run from elsewhere: `?remote.readers=http://localhost:3001`. */
export interface AskedOverride {
  readonly name: string;
  /** Origin as it was written; whether it is one, and allowed, is judged later. */
  readonly origin: string;
}

/** Overrides in the address of a page. */
interface AskedOfRemotes {
  readonly overrides: readonly AskedOverride[];
  /** `off`: the console is to run without remotes; `on`: with them again. */
  readonly remotes?: 'on' | 'off';
  /** The query without all of that. */
  readonly rest: string;
}

const prefix = 'remote.';

/** Reads what the query of an address asks of remotes; of several words on one thing the last counts. */
export function parseOverrides(search: string): AskedOfRemotes {
  const rest = new URLSearchParams(search);
  const overrides = new Map<string, string>();
  let remotes: AskedOfRemotes['remotes'];
  for (const [key, value] of new URLSearchParams(search)) {
    if (key.startsWith(prefix) && key.length > prefix.length)
      overrides.set(key.slice(prefix.length), value.replace(/\/+$/, ''));
    else if (key === 'remotes' && (value === 'on' || value === 'off')) remotes = value;
    else continue;
    rest.delete(key);
  }
  const left = overrides.size === 0 && remotes === undefined ? search : query(rest);
  return {
    overrides: [...overrides].map(([name, origin]) => ({ name, origin })),
    ...(remotes && { remotes }),
    rest: left,
  };
}

const query = (parameters: URLSearchParams) => (parameters.size > 0 ? `?${parameters}` : '');

/** The address that shows the same to somebody else: the page with what is overridden in it. */
export function shareAddress(page: string, overrides: readonly AskedOverride[]): string {
  const address = new URL(page);
  for (const { name, origin } of overrides) address.searchParams.set(prefix + name, origin);
  return address.href;
}
