import { pinnedWorkers } from '@console/remote/services';

/** Folder of the build, as an address; the bundler knows it. */
declare const __webpack_public_path__: string;

/** Starts the worker that reads logs; undefined where the page can have none. */
export const createLogWorker = (): Promise<Worker | undefined> =>
  pinnedWorkers.start(new URL('logs.worker.js', __webpack_public_path__));
