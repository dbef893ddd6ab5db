import { pinnedWorkers } from '@console/remote/services';

/** Folder of the build, as an address; the bundler knows it. */
declare const __webpack_public_path__: string;

/** Starts the worker that reads and writes YAML; undefined where the page can have none. */
export const createYamlWorker = (): Promise<Worker | undefined> =>
  pinnedWorkers.start(new URL('yaml.worker.js', __webpack_public_path__));
