import { readMaterials } from './materials';

const component = (name: string, license: object | undefined, loadedBy = 'console') => ({
  name,
  version: '1.0.0',
  ...(license && { licenses: [license] }),
  properties: [{ name: 'console:loadedBy', value: loadedBy }],
});

test('libraries are told by licence, the most frequent first, those of pages without the console apart', () => {
  const { console: own, standalone } = readMaterials({
    components: [
      component('charts', { license: { name: 'https://charts.example/license' } }),
      component('b', { license: { id: 'MIT' } }),
      { ...component('a', { license: { id: 'MIT' } }), group: '@scope' },
      component('either', { expression: 'MIT OR GPL-3.0' }),
      component('silent', undefined),
      component('react', { license: { id: 'MIT' } }, 'standalone'),
    ],
  });
  expect(own).toEqual([
    { license: 'MIT', libraries: ['@scope/a 1.0.0', 'b 1.0.0'] },
    { license: 'https://charts.example/license', libraries: ['charts 1.0.0'] },
    { license: 'MIT OR GPL-3.0', libraries: ['either 1.0.0'] },
    { license: undefined, libraries: ['silent 1.0.0'] },
  ]);
  expect(standalone).toEqual([{ license: 'MIT', libraries: ['react 1.0.0'] }]);
});

test('a bill without libraries is of a build without any', () => {
  expect(readMaterials({})).toEqual({ console: [], standalone: [] });
});
