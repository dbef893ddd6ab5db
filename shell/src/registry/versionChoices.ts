/** Key in session storage under which the earlier builds stand that the user chose. */
export const choicesKey = 'console-versions';

/** Builds that the user chose in place of those that the registry names, `buildKey` by remote. */
export type VersionChoices = Readonly<Record<string, string>>;

/** The choices of this tab; none when storage holds nothing that makes sense, or refuses. */
export function readChoices(storage: () => Storage): VersionChoices {
  try {
    const stored: unknown = JSON.parse(storage().getItem(choicesKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, key]) => typeof key === 'string'));
  } catch {
    return {};
  }
}

/** Keeps the choices over a reload; where storage refuses they last as long as the page. */
export function keepChoices(storage: () => Storage, choices: VersionChoices): void {
  try {
    if (Object.keys(choices).length === 0) storage().removeItem(choicesKey);
    else storage().setItem(choicesKey, JSON.stringify(choices));
  } catch {
    // A page that may not store anything works all the same.
  }
}

/** The choices with another one for a remote; without a key the remote runs as the registry says. */
export function choose(choices: VersionChoices, remote: string, key: string | undefined): VersionChoices {
  const { [remote]: _before, ...others } = choices;
  return key === undefined ? others : { ...others, [remote]: key };
}
