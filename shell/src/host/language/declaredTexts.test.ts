import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registryOf } from '../../testing/registeredRemote';
import { loadDeclaredTexts, translateRegistry } from './declaredTexts';

const counted = [{ type: 1, value: 'count' }];
const languages = {
  texts: { de: { 'New reader': 'Neuer Reader', '{count} readers': counted } },
  files: {},
};
const asked: string[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url.includes('broken')) answer.writeHead(404).end();
    else answer.setHeader('content-type', 'application/json').end(JSON.stringify(languages));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.defineProperty(globalThis, 'location', { value: { origin: `http://127.0.0.1:${port}` } });
});
afterAll(() => server.close());
beforeEach(() => asked.splice(0));

const registryIn = (base: string, more: object = {}) =>
  resolveRegistry(
    registryOf({
      ...registeredRemote,
      base,
      integrity: { 'languages.json': '' },
      languages: 'languages.json',
      actions: [{ label: { en: 'New reader' }, path: '/readers/new' }],
      ...more,
    }),
  );

test('what a remote declares is asked for once, in another language than English only', async () => {
  const registry = registryIn('/remotes/readers/1.0.0-a/');
  await loadDeclaredTexts('en', registry.remotes);
  expect(asked).toEqual([]);
  await Promise.all([loadDeclaredTexts('de', registry.remotes), loadDeclaredTexts('ar')]);
  expect(asked).toEqual(['/remotes/readers/1.0.0-a/languages.json']);
  expect(translateRegistry(registry, 'de').remotes[0]?.actions).toEqual([
    { label: { en: 'Neuer Reader' }, path: '/readers/new' },
  ]);
  expect(translateRegistry(registry, 'fr').remotes[0]?.actions).toEqual(registry.remotes[0]?.actions);
  expect(translateRegistry(registry, 'en')).toBe(registry);
});

test('a build without the file, and one whose file does not arrive, stay English', async () => {
  const plain = registryIn('/remotes/readers/1.0.0-b/', { languages: undefined });
  const broken = registryIn('/remotes/readers/1.0.0-broken/');
  for (const registry of [plain, broken]) {
    await loadDeclaredTexts('de', registry.remotes);
    expect(translateRegistry(registry, 'de').remotes[0]?.actions?.[0]?.label.en).toBe('New reader');
  }
  expect(asked).toEqual(['/remotes/readers/1.0.0-broken/languages.json']);
});

test('a text that counts keeps its English, with the message of the language beside it', async () => {
  const progress = { ask: '/readers', one: { en: '1 reader' }, other: { en: '{count} readers' } };
  const stop = { step: 'registration', path: '/readers', target: 'table', text: { en: 'Here.' }, progress };
  const registry = registryIn('/remotes/readers/1.0.0-c/', { tour: [stop] });
  await loadDeclaredTexts('de', registry.remotes);
  expect(translateRegistry(registry, 'de').remotes[0]?.tour?.[0]?.progress?.other).toEqual({
    en: '{count} readers',
    message: counted,
  });
});
