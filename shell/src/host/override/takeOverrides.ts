import { type AskedOverride, parseOverrides } from './parseOverrides';
import { keepOverrides, readOverrides, type StoredOverrides } from './storedOverrides';

/**
 * Takes out of the address what it asks of remotes, so that it is asked once and no link carries it on. Safe mode holds
 * at once, since it only leaves out; everything else waits for the user's word, also over a reload and a sign-in.
 */
export function takeOverrides(): StoredOverrides {
  const { overrides, asked: before, safeMode } = readOverrides();
  const { overrides: wanted, remotes, rest } = parseOverrides(location.search);
  if (rest === location.search) return { overrides, asked: before, safeMode };
  const others = before.filter(({ name }) => !wanted.some((one) => one.name === name));
  const holds = ({ name, origin }: AskedOverride) =>
    overrides.some((one) => one.name === name && one.origin === origin);
  const taken = {
    overrides,
    asked: [...others, ...wanted].filter((override) => !holds(override)),
    safeMode: remotes ? remotes === 'off' : safeMode,
  };
  keepOverrides(taken);
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return taken;
}
