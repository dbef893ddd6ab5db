import { resolveRegistry } from '@console/remote/registry';
import { registeredRemote, registryOf } from '../../testing/registeredRemote';
import { attributeError } from './attributeError';

const registry = resolveRegistry(
  registryOf(registeredRemote, { ...registeredRemote, name: 'jobs', base: '/remotes/jobs/2.0.0-c/' }),
);
const at = (...places: string[]) =>
  `TypeError: x\n${places.map((place) => `    at f (https://console.example${place}:1:2)`).join('\n')}`;

test.each([
  ['its own code', at('/remotes/readers/1.0.0-b/Page.1f2e.js', '/assets/main.js'), ['readers', '1.0.0', 'b']],
  ['what it calls of the shell', at('/assets/main.js', '/remotes/jobs/2.0.0-c/P.js'), ['jobs', '2.0.0', 'c']],
  [
    'the innermost of two',
    at('/remotes/jobs/2.0.0-c/P.js', '/remotes/readers/1.0.0-b/P.js'),
    ['jobs', '2.0.0', 'c'],
  ],
  [
    'a build that is registered no more',
    at('/remotes/readers/0.9.0-rc.1-a/P.js'),
    ['readers', '0.9.0-rc.1', 'a'],
  ],
  ['the shell itself', at('/assets/main.js'), undefined],
  ['a remote that nobody knows', at('/remotes/other/1.0.0-b/P.js'), undefined],
  ['no stack at all', '', undefined],
])('an error in %s', (_, stack, expected) => {
  const attributed = attributeError(stack, registry);
  expect(attributed && [attributed.remote.name, attributed.version, attributed.build]).toEqual(expected);
});
