import { classifyRemote, type Judged, type Offer } from '@console/remote/registry';
import { ReleaseRefused } from '../ReleaseRefused';

/**
 * Holds a build against a shell: one that does not fit would be refused by it in front of the users.
 * @throws ReleaseRefused
 */
export function checkFit(name: string, build: Judged, shell: Offer): void {
  const verdict = classifyRemote(build, shell);
  if (verdict.fits) return;
  const { code, of, needs, has } = verdict;
  throw new ReleaseRefused(
    `${name} needs ${of} ${needs}, the shell has ${has || 'none'} (${code}). Build both anew, ` +
      'or say --any-shell when the shell of the site is another one.',
  );
}
