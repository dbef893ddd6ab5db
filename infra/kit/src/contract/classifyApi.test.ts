import type { ApiSymbol, PackageApi } from './apiSymbol';
import { addSteps } from './changeLog';
import { classifyApi, complaint } from './classifyApi';

const symbol = (name: string, text = 'void'): ApiSymbol => ({
  name,
  kind: 'type',
  signature: `type ${name} = ${text}`,
  frame: `type ${name} = ${text}`,
});
const api = (version: string, ...symbols: ApiSymbol[]): PackageApi => ({
  name: '@console/remote',
  version,
  entryPoints: [{ address: '@console/remote', symbols, reached: [] }],
});

const before = api('1.2.0', symbol('Mount'), symbol('Tour'));

test('what changed without a version that says so is named, with what to do', () => {
  const grown = api('1.2.0', symbol('Mount'), symbol('Tour'), symbol('Locale'));
  expect(complaint(classifyApi(before, grown))).toBe(
    [
      '@console/remote changed, which adds to what it exported before:',
      '  - @console/remote: Locale was added',
      'Raise contractVersion in packages/remote/src/contract/declaration.ts to 1.3.0 and run "npm run contract", or take the change back.',
    ].join('\n'),
  );
  expect(complaint(classifyApi(before, { ...grown, version: '1.3.0' }))).toBeUndefined();
});

test('what breaks remotes asks for the next major version, unless somebody says that it does not', () => {
  const broken = api('1.3.0', symbol('Mount', 'string'), symbol('Tour'));
  expect(complaint(classifyApi(before, broken))).toMatch(
    /which breaks remotes that are built:[\s\S]* to 2\.0\.0 /,
  );
  expect(complaint(classifyApi(before, broken, true))).toBeUndefined();
  expect(complaint(classifyApi(before, { ...broken, version: '1.2.0' }, true))).toMatch(/ to 1\.3\.0 /);
});

test('the log has the newest step first', () => {
  const added = (version: string, name: string) => ({
    package: '@console/remote',
    version,
    changes: [`@console/remote: ${name} was added`],
  });
  const first = addSteps('', [added('1.1.0', 'Tour')]);
  const log = addSteps(first, [{ ...added('1.2.0', 'Locale'), because: 'Nothing is built yet.' }]);
  expect(log.match(/^## .*$/gm)).toEqual(['## @console/remote 1.2.0', '## @console/remote 1.1.0']);
  expect(log).toContain('No remote that is built can notice: Nothing is built yet.');
  expect(addSteps(log, [])).toBe(log);
});
