import { servicePath } from '../client/path';
import type { Download } from '../downloads';

/**
 * Download of what a threshold job noted down of its iterations (DOWNLOAD-02); there is none unless its
 * recipe asked for it.
 */
export function iterationDataDownload(jobId: string): Download {
  return {
    name: 'download iteration data',
    path: servicePath('support', 'v1', 'logs', 'iterationData', jobId),
    fileName: `iteration-data-${jobId}.tar.gz`,
    checkFirst: true,
  };
}
