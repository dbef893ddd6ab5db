import { consoleDocumentId } from '@console/remote/registry';
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

const remote = {
  name: 'readers',
  base: '/remotes/readers/1.0.0-ab/',
  entry: 'remoteEntry.js',
  container: 'rfid_readers',
  areas: ['readers'],
  routes: [],
  integrity: {},
};

test('what the gateway wrote is read', () => {
  const registry = { schema: 1, revision: 3, remotes: [remote] };
  const text = JSON.stringify({ configuration: { pollInterval: 1000 }, registry });
  expect(readConsoleDocument(page(text))).toEqual({ configuration: { pollInterval: 1000 }, registry });
});

test.each([
  ['no data block', undefined],
  ['no JSON', 'oops'],
  ['another document', '[]'],
  ['a registry of another form', JSON.stringify({ registry: { schema: 2, revision: 1, remotes: [] } })],
  [
    'a remote from somewhere else',
    JSON.stringify({ registry: { schema: 1, revision: 1, remotes: [{ ...remote, base: '//elsewhere/' }] } }),
  ],
])('%s gives a console without remotes', (_, text) => {
  expect(readConsoleDocument(page(text)).registry.remotes).toEqual([]);
});
