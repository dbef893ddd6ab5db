import { configured } from './configured';
import { running } from './running';
import type { Sample, Samples } from './sample';
import { service } from './service';

export { record, type Sample, secret } from './sample';

/** Every call of the client, by resource. */
export const everyCall: Samples = { ...configured, ...running, ...service };

/** Every call of the client, by resource and function: `brokers: listBrokers`. */
export const everySample: ReadonlyMap<string, Sample> = new Map(
  Object.entries(everyCall).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, sample]) => [`${resource}: ${name}`, sample] as const),
  ),
);
