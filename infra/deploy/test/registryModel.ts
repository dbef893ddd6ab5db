/** A remote of a site as its registry has to have it, by versions. */
export interface RemoteModel {
  current: string;
  candidate?: { readonly version: string; readonly percent: number } | undefined;
  pinned?: string | undefined;
  /** Builds that ran, the newest first. */
  earlier: readonly { readonly version: string; readonly withdrawn: boolean }[];
}

/** Thrown where a site has to refuse. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

type Ran = RemoteModel['earlier'];

/** The builds that ran, each once, without those that run; as many as are kept. */
function settled({ current, candidate, earlier }: RemoteModel): Ran {
  const seen = new Set([current, candidate?.version]);
  const left = { good: 5, withdrawn: 20 };
  return earlier.filter(({ version, withdrawn }) => {
    if (seen.has(version)) return false;
    seen.add(version);
    left[withdrawn ? 'withdrawn' : 'good'] -= 1;
    return left[withdrawn ? 'withdrawn' : 'good'] >= 0;
  });
}

const settle = (remote: RemoteModel): RemoteModel => ({ ...remote, earlier: settled(remote) });

const ran = (version: string | undefined, withdrawn = false): Ran =>
  version === undefined ? [] : [{ version, withdrawn }];

const isKnown = ({ current, candidate, pinned, earlier }: RemoteModel, version: string) =>
  [current, candidate?.version, pinned, ...earlier.map((each) => each.version)].includes(version);

/** The remote after a release. @throws Refused */
export function released(
  before: RemoteModel | undefined,
  version: string,
  percent: number | undefined,
): RemoteModel {
  if (!before) {
    if (percent !== undefined) throw new Refused('the first build is for all');
    return { current: version, earlier: [] };
  }
  if (!isKnown(before, version) && version < before.current) throw new Refused('it is older');
  if (percent !== undefined && version === before.current) throw new Refused('it runs for all');
  const { candidate, current, earlier } = before;
  const takenBack = candidate?.version === version ? [] : ran(candidate?.version, true);
  if (percent !== undefined)
    return settle({ ...before, candidate: { version, percent }, earlier: [...takenBack, ...earlier] });
  return settle({
    ...before,
    candidate: undefined,
    current: version,
    earlier: [...ran(current), ...takenBack, ...earlier],
  });
}

/** The remote after a step of its rollout. @throws Refused */
export function rolledOut(before: RemoteModel | undefined, step: number | 'done' | 'stop'): RemoteModel {
  const { candidate } = before ?? {};
  if (!before || !candidate) throw new Refused('nothing is tried out');
  const { version } = candidate;
  if (step === 'done')
    return settle({
      ...before,
      candidate: undefined,
      current: version,
      earlier: [...ran(before.current), ...before.earlier],
    });
  if (step === 'stop')
    return settle({ ...before, candidate: undefined, earlier: [...ran(version, true), ...before.earlier] });
  return { ...before, candidate: { version, percent: step } };
}

/**
 * The remote after a rollback.
 * @param wanted version to go back to; undefined: what ran before
 * @param stored versions that were ever released
 * @throws Refused
 */
export function rolledBack(
  before: RemoteModel | undefined,
  wanted: string | undefined,
  stored: ReadonlySet<string>,
): RemoteModel {
  if (!before) throw new Refused('it is not there');
  const { current, candidate, earlier } = before;
  const isTakenBack = wanted === undefined || wanted === current;
  if (isTakenBack && candidate) return rolledOut(before, 'stop');
  const target = wanted ?? earlier.find(({ withdrawn }) => !withdrawn)?.version;
  const isThere =
    target !== undefined && target !== current && target !== candidate?.version && stored.has(target);
  if (!isThere || target === undefined) throw new Refused('there is nothing to go back to');
  const isForward = earlier.some(({ version, withdrawn }) => withdrawn && version === target);
  return settle({
    ...before,
    candidate: undefined,
    current: target,
    earlier: [...ran(candidate?.version, true), ...ran(current, !isForward), ...earlier],
  });
}

/** The remote after one user was given a build, or has the choice taken back. @throws Refused */
export function pinnedTo(
  before: RemoteModel | undefined,
  version: string | undefined,
  stored: ReadonlySet<string>,
): RemoteModel {
  if (!before) throw new Refused('it is not there');
  if (version !== undefined && !stored.has(version)) throw new Refused('there is no such build');
  return { ...before, pinned: version };
}
