import { type AskedOverride, parseOverrides } from './parseOverrides';
import { keepOverrides, readOverrides } from './storedOverrides';

/** What this tab does with remotes, and what the address it was opened with asks for beyond that. */
export interface TakenOverrides {
  readonly overrides: readonly AskedOverride[];
  readonly asked: readonly AskedOverride[];
  readonly safeMode: boolean;
}

/**
 * Takes out of the address what it asks of remotes, so that it is asked once and no link carries it on. Safe mode holds
 * at once, since it only leaves out; everything else waits for the user's word.
 */
export function takeOverrides(): TakenOverrides {
  const { overrides, safeMode: before } = readOverrides();
  const { overrides: wanted, remotes, rest } = parseOverrides(location.search);
  const safeMode = remotes ? remotes === 'off' : before;
  if (rest !== location.search)
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  if (safeMode !== before) keepOverrides({ overrides, safeMode });
  const holds = ({ name, origin }: AskedOverride) =>
    overrides.some((one) => one.name === name && one.origin === origin);
  return { overrides, asked: wanted.filter((override) => !holds(override)), safeMode };
}
