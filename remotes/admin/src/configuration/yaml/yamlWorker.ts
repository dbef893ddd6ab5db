import { type Yaml, yaml } from '@console/api-client/configuration-bundle';
import { callYaml } from './yamlCalls';

/** Works in a worker of its own, or in the page where that may have none. */
async function withWorker<Result>(
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

/** YAML in a worker: a large text does not keep the page from answering. */
export const yamlWorker: Yaml = {
  read: (text) =>
    withWorker(
      (worker) => callYaml(worker, 'read', text),
      () => yaml.read(text),
    ),
  write: (document) =>
    withWorker(
      (worker) => callYaml(worker, 'write', document),
      () => yaml.write(document),
    ),
};
