import type { ReportLoadFailure } from '@console/design/progress';
import type { BuildManifest } from '@console/remote/registry';
import { useCallback } from 'react';
import { inspectRemote } from '../registry';
import { failureOf, missingChunk } from '../registry/failureOf';
import { reportRemoteError } from '../registry/remoteErrors';

/**
 * Reports parts of a remote's pages that cannot be loaded, as other failures of the remote; the page stays. A part that
 * comes from the shell is none of the remote's.
 * @param build that the page is of; undefined while there is none.
 */
export function usePartFailures(build: BuildManifest | undefined): ReportLoadFailure {
  return useCallback(
    async (cause) => {
      const chunk = missingChunk(cause);
      const own = build !== undefined && (!chunk || chunk.request?.includes(build.base) === true);
      const code = (own && chunk && (await inspectRemote(build, { cause }))) || failureOf(cause);
      if (own) {
        const { name: remote, version, build: id } = build;
        reportRemoteError({ remote, version, build: id, code }, cause);
      }
      return code;
    },
    [build],
  );
}
