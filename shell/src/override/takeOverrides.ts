import { type AskedOverride, parseOverrides } from './parseOverrides';
import { keepOverrides, readOverrides } from './storedOverrides';

/** What this tab does with remotes, and what the address it was opened with asks for beyond that. */
export interface TakenOverrides {
  readonly overrides: readonly AskedOverride[];
  readonly asked: readonly AskedOverride[];
  readonly safeMode: boolean;
}

const storage = () => sessionStorage;

/** Keeps over a reload what was agreed to. */
export function keep({ overrides, safeMode }: Pick<TakenOverrides, 'overrides' | 'safeMode'>): void {
  keepOverrides(storage, { overrides, safeMode });
}

/**
 * Takes out of the address what it asks of remotes, so that it is asked once and no link carries it on. Safe mode holds
 * at once, since it only leaves out; everything else waits for the user's word.
 */
export function takeOverrides(): TakenOverrides {
  const { overrides, safeMode: before } = readOverrides(storage);
  const { overrides: wanted, remotes, rest } = parseOverrides(location.search);
  const safeMode = remotes ? remotes === 'off' : before;
  if (rest !== location.search)
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  if (safeMode !== before) keep({ overrides, safeMode });
  const holds = ({ name, origin }: AskedOverride) =>
    overrides.some((one) => one.name === name && one.origin === origin);
  return { overrides, asked: wanted.filter((override) => !holds(override)), safeMode };
}
