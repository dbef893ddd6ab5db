import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { servicePath } from '../client/path';
import { identifierOf } from '../meta';
import { type Publisher, type PublisherDraft, readPublisher, writePublisher } from './adapter';
import { validatePublisher } from './validate.generated.js';

const path = (...below: string[]) => servicePath('configuration', 'v1', 'events', 'publishers', ...below);
const read = readBuildManifest(validatePublisher, readPublisher);

/** Lists publishers. */
export function listPublishers(): Call<ListAnswer<Publisher>> {
  return {
    name: 'list publishers',
    method: 'GET',
    path: path(),
    answer: readList(validatePublisher, readPublisher, identifierOf('publisher')),
  };
}

/** Shows one publisher. */
export function showPublisher(id: string): Call<Publisher> {
  return { name: 'show publisher', method: 'GET', path: path(id), answer: read };
}

/**
 * Creates a publisher.
 * @param brokerType Type of the broker it sends to: it decides which options are sent (PUBLISHER-18).
 */
export function createPublisher(draft: PublisherDraft, brokerType: string): Call<Publisher | null> {
  return {
    name: 'create publisher',
    method: 'POST',
    path: path(),
    body: writePublisher(draft, brokerType),
    answer: readStored(read),
  };
}

/**
 * Replaces a publisher.
 * @param brokerType Type of the broker it sends to: it decides which options are sent (PUBLISHER-18).
 */
export function replacePublisher(
  id: string,
  draft: PublisherDraft,
  brokerType: string,
): Call<Publisher | null> {
  return {
    name: 'replace publisher',
    method: 'PUT',
    path: path(id),
    body: writePublisher(draft, brokerType),
    answer: readStored(read),
  };
}

/** Deletes a publisher. */
export function destroyPublisher(id: string): Call<void> {
  return { name: 'delete publisher', method: 'DELETE', path: path(id), answer: readNothing };
}
