/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { consoleDocumentId } from '@console/remote/registry';
import { registeredRemote, registryOf } from '../../testing/registeredRemote';
import { readConsoleDocument } from './readConsoleDocument';

const page = (text?: string) => {
  const written = document.implementation.createHTMLDocument();
  if (text !== undefined) {
    const block = written.createElement('script');
    block.type = 'application/json';
    block.id = consoleDocumentId;
    block.textContent = text;
    written.body.append(block);
  }
  return written;
};

test('what the gateway wrote is read', () => {
  const registry = registryOf(registeredRemote);
  const text = JSON.stringify({ configuration: { pollInterval: 1000 }, registry });
  expect(readConsoleDocument(page(text))).toEqual({ configuration: { pollInterval: 1000 }, registry });
});

test.each([
  ['no data block', undefined],
  ['no JSON', 'oops'],
  ['another document', '[]'],
  ['a registry of another form', JSON.stringify({ registry: { ...registryOf(), schema: 1 } })],
  [
    'a remote from somewhere else',
    JSON.stringify({ registry: registryOf({ ...registeredRemote, base: '//elsewhere/' }) }),
  ],
])('%s gives a console without remotes', (_, text) => {
  expect(readConsoleDocument(page(text)).registry.remotes).toEqual([]);
});
