import { type Yaml, yaml } from '@console/api-client/configuration-bundle';
import { callYaml } from './yamlCalls';

/** Does something with a worker of its own, else in the page, where it may have none. */
async function beside<Result>(
  inWorker: (worker: Worker) => Promise<Result>,
  inPage: () => Promise<Result>,
): Promise<Result> {
  const worker = await startWorker();
  if (!worker) return inPage();
  try {
    return await inWorker(worker);
  } finally {
    worker.terminate();
  }
}

async function startWorker(): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const { createYamlWorker } = await import('./createYamlWorker');
  return createYamlWorker();
}

/** YAML beside the page: a large text does not keep it from answering. */
export const yamlBeside: Yaml = {
  read: (text) =>
    beside(
      (worker) => callYaml(worker, 'read', text),
      () => yaml.read(text),
    ),
  write: (document) =>
    beside(
      (worker) => callYaml(worker, 'write', document),
      () => yaml.write(document),
    ),
};
