import { classifyRemote, type HostCapabilities, type Judged } from '@console/remote/registry';
import { ReleaseRefused } from '../ReleaseRefused';

/**
 * Holds a build against a shell: one that does not fit would be refused by it in front of the users.
 * @throws ReleaseRefused
 */
export function checkFit(name: string, build: Judged, shell: HostCapabilities): void {
  const result = classifyRemote(build, shell);
  if (result.compatible) return;
  const { code, of, needs, has } = result;
  throw new ReleaseRefused(
    `${name} needs ${of} ${needs}, the shell has ${has || 'none'} (${code}). Build both anew, ` +
      'or use --any-shell when the site has another shell.',
  );
}
