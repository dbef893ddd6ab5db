import { safeStorage } from '@console/design/storage';

/** Key in session storage under which the earlier builds stand that the user chose. */
export const choicesKey = 'console-versions';

/** Builds that the user chose instead of those that the registry names, `buildKey` by remote. */
export type VersionChoices = Readonly<Record<string, string>>;

const storage = safeStorage('sessionStorage');

/** The choices of this tab; none when the storage holds nothing that makes sense. */
export function readChoices(): VersionChoices {
  const stored = storage.getJson(choicesKey);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, key]) => typeof key === 'string'));
}

/** Keeps the choices over a reload. */
export function keepChoices(choices: VersionChoices): void {
  storage.setJson(choicesKey, Object.keys(choices).length > 0 ? choices : undefined);
}

/** The choices with another one for a remote; without a key the remote runs as the registry says. */
export function choose(choices: VersionChoices, remote: string, key: string | undefined): VersionChoices {
  const { [remote]: _before, ...others } = choices;
  return key === undefined ? others : { ...others, [remote]: key };
}
