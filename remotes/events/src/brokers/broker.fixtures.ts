import { isNotFound } from '@console/api-client';
import { type BrokerDraft, createBroker, listBrokers, showBroker } from '@console/api-client/brokers';
import { signedInClient } from '@console/testing';

/** Brokers that tests need: this file is for tests only. */

let count = 0;

/** Stores a broker of a new name in the emulator. Its host never resolves. */
export async function givenBroker(change: Partial<BrokerDraft> = {}) {
  count += 1;
  const draft: BrokerDraft = {
    name: `Test broker ${count}`,
    type: 'AMQP',
    host: 'mq.depot.example',
    port: 5672,
    username: 'console',
    password: 'not-to-be-seen',
    secureConnection: false,
    ...change,
  };
  const stored = await (await signedInClient()).call(createBroker(draft));
  if (!stored) throw new Error('The emulator did not answer the broker.');
  return stored;
}

/** The broker that belongs to the service itself. */
export async function internalBroker() {
  const { rows } = await (await signedInClient()).call(listBrokers());
  const found = rows.find(({ internal }) => internal);
  if (!found) throw new Error('The emulator has no internal broker.');
  return found;
}

/** The broker as the emulator has it now; undefined when it has none of this id. */
export async function storedBroker(id: string) {
  return (await signedInClient()).call(showBroker(id)).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}
