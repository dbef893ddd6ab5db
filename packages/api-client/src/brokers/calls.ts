import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import { type Broker, type BrokerDraft, readBroker, writeBroker } from './adapter';
import { validateBroker } from './validate.generated.js';

const path = (...below: string[]) => servicePath('configuration', 'v1', 'events', 'brokers', ...below);
const read = readBuildManifest(validateBroker, readBroker);

/** Lists message brokers. */
export function listBrokers(): Call<ListAnswer<Broker>> {
  return {
    name: 'list brokers',
    method: 'GET',
    path: path(),
    answer: readList(validateBroker, readBroker, identifierOf('broker')),
  };
}

/** Shows one message broker. */
export function showBroker(id: string): Call<Broker> {
  return { name: 'show broker', method: 'GET', path: path(id), answer: read };
}

/** Creates a message broker. */
export function createBroker(draft: BrokerDraft): Call<Broker | null> {
  return {
    name: 'create broker',
    method: 'POST',
    path: path(),
    body: writeBroker(draft),
    answer: readStored(read),
  };
}

/** Replaces a message broker; a blank password leaves it the one it has. */
export function replaceBroker(id: string, draft: BrokerDraft): Call<Broker | null> {
  return {
    name: 'replace broker',
    method: 'PUT',
    path: path(id),
    body: writeBroker(draft),
    answer: readStored(read),
  };
}

/** Deletes a message broker; refused while publishers send to it. */
export function destroyBroker(id: string): Call<void> {
  return { name: 'delete broker', method: 'DELETE', path: path(id), answer: readNothing };
}

/** Lets the service connect to a broker (BROKER-06). A failure tells why it could not. */
export function testBroker(id: string): Call<void> {
  return { name: 'test broker', method: 'POST', path: path(id, 'test'), body: {}, answer: readNothing };
}
