/** @jest-environment node */
import type { ApiSymbol, PackageApi } from './apiSymbol';
import { complaint, judge, keep } from './snapshot';

const symbol = (name: string, text = 'void', doc?: string): ApiSymbol => ({
  name,
  kind: 'type',
  signature: `type ${name} = ${text}`,
  frame: `type ${name} = ${text}`,
  ...(doc && { doc }),
});
const api = (version: string, ...symbols: ApiSymbol[]): PackageApi => ({
  name: '@console/remote',
  version,
  entryPoints: [{ address: '@console/remote', symbols }],
  reached: [],
  schemas: {},
});

const before = keep(
  api('1.2.0', symbol('Mount'), symbol('Tour', 'void', 'Stops. Since contract 1.1.')),
  undefined,
);

test('a symbol keeps the version it came with', () => {
  const after = keep(api('1.3.0', symbol('Mount'), symbol('Tour'), symbol('Locale')), before);
  expect(after.entryPoints[0]?.symbols.map(({ name, since }) => [name, since])).toEqual([
    ['Mount', '1.0.0'],
    ['Tour', '1.1.0'],
    ['Locale', '1.3.0'],
  ]);
});

test('what changed without a version that says so is named, with what to do', () => {
  const grown = api('1.2.0', symbol('Mount'), symbol('Tour'), symbol('Locale'));
  expect(complaint(judge(before, grown))).toBe(
    [
      '@console/remote changed, which is more than was offered before:',
      '  - @console/remote: Locale was added',
      'Raise contractVersion in packages/remote/src/contract/declaration.ts to 1.3.0 and run "pnpm contract", or take the change back.',
    ].join('\n'),
  );
  expect(complaint(judge(before, { ...grown, version: '1.3.0' }))).toBeUndefined();
});

test('what breaks remotes asks for the next major version, unless somebody says that it does not', () => {
  const broken = api('1.3.0', symbol('Mount', 'string'), symbol('Tour'));
  expect(complaint(judge(before, broken))).toMatch(/which breaks remotes that are built:[\s\S]* to 2\.0\.0 /);
  expect(complaint(judge(before, broken, true))).toBeUndefined();
  expect(complaint(judge(before, { ...broken, version: '1.2.0' }, true))).toMatch(/ to 1\.3\.0 /);
});
