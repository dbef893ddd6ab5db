import type { Call } from '../client';
import { readNothing } from '../client/answer';
import { servicePath } from '../client/path';
import { crudCalls, numberedRecordPaths } from '../crud';
import { readBroker, writeBroker } from './adapter';
import { validateBroker } from './validate.generated.js';

const path = (...below: string[]) => servicePath('configuration', 'v1', 'events', 'brokers', ...below);

/** The calls of message brokers. */
export const brokerCalls = crudCalls({
  model: 'broker',
  paths: numberedRecordPaths(path),
  validate: validateBroker,
  read: readBroker,
  write: writeBroker,
  secrets: ['password'],
});

/** Lists message brokers. */
export const listBrokers = brokerCalls.list;

/** Shows one message broker. */
export const showBroker = brokerCalls.show;

/** Creates a message broker. */
export const createBroker = brokerCalls.create;

/** Replaces a message broker; a blank password keeps the stored one. */
export const replaceBroker = brokerCalls.replace;

/** Deletes a message broker; refused while publishers send to it. */
export const destroyBroker = brokerCalls.destroy;

/** Lets the service connect to a broker (BROKER-06). A failure names the reason. */
export function testBroker(id: string): Call<void> {
  return {
    name: 'test broker',
    method: 'POST',
    path: path(id, 'test'),
    body: {},
    answer: readNothing,
    change: { model: 'broker', action: 'test', id },
  };
}
