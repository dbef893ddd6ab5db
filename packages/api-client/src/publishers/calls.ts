import { servicePath } from '../client/path';
import { crudCalls, numberedRecordPaths } from '../crud';
import { readPublisher, writePublisher } from './adapter';
import { validatePublisher } from './validate.generated.js';

/** The calls of publishers. */
export const publisherCalls = crudCalls({
  model: 'publisher',
  paths: numberedRecordPaths((...below) =>
    servicePath('configuration', 'v1', 'events', 'publishers', ...below),
  ),
  validate: validatePublisher,
  read: readPublisher,
  write: writePublisher,
});

/** Lists publishers. */
export const listPublishers = publisherCalls.list;

/** Shows one publisher. */
export const showPublisher = publisherCalls.show;

/** Creates a publisher. */
export const createPublisher = publisherCalls.create;

/** Replaces a publisher. */
export const replacePublisher = publisherCalls.replace;

/** Deletes a publisher. */
export const destroyPublisher = publisherCalls.destroy;
