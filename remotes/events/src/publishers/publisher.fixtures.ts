import { isNotFound } from '@console/api-client';
import type { Broker } from '@console/api-client/brokers';
import { createPublisher, type PublisherDraft, showPublisher } from '@console/api-client/publishers';
import { signedInClient } from '@console/testing';

/** Publishers that tests need: this file is for tests only. */

let count = 0;

/** Stores a publisher of a new name in the emulator, which sends to a broker that is there. */
export async function givenPublisher(
  { id: brokerId, type: brokerType }: Pick<Broker, 'id' | 'type'>,
  change: Partial<PublisherDraft> = {},
) {
  count += 1;
  const draft: PublisherDraft = {
    name: `Test publisher ${count}`,
    brokerId,
    brokerType,
    messageTypes: ['ITEM'],
    messageOptions: {},
    filters: {},
    ...change,
  };
  const stored = await (await signedInClient()).call(createPublisher(draft));
  if (!stored) throw new Error('The emulator did not answer the publisher.');
  return stored;
}

/** The publisher as the emulator has it now; undefined when it has none of this id. */
export async function storedPublisher(id: string) {
  return (await signedInClient()).call(showPublisher(id)).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}
