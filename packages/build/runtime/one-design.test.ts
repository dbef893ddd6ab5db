import oneDesign from './one-design';

type ResolveShare = NonNullable<ReturnType<typeof oneDesign>['resolveShare']>;
type Arguments = Parameters<ResolveShare>[0];

const active = Symbol.for('console.active-versions');

/** Asks which version of a module a consumer gets that was built with `own`, when `offered` are on the page. */
function pick(module: string, own: string, ...offered: string[]): string | undefined {
  const versions = Object.fromEntries(offered.map((version) => [version, { version }]));
  const question = {
    pkgName: module,
    scope: 'default',
    shareInfo: { version: own },
    shareScopeMap: { default: { [module]: versions } },
    resolver: undefined,
  } as unknown as Arguments & { resolver?: () => { shared: { version: string } } };
  oneDesign().resolveShare?.(question);
  return question.resolver?.()?.shared.version;
}

beforeEach(() => {
  delete (globalThis as Record<symbol, unknown>)[active];
});

const shellUses = (version: string) => pick('@console/design/theme', version, version);

test.each([
  ['the same version', '1.2.0', '1.2.0', '1.2.0'],
  ['an older version than the shell', '1.2.0', '1.1.0', '1.2.0'],
  ['a newer minor version', '1.2.0', '1.3.0', '1.3.0'],
  ['a newer patch', '1.2.0', '1.2.1', '1.2.1'],
  ['another major version', '1.2.0', '2.0.0', '2.0.0'],
])('a remote built with %s of design gets all of it from one side', (_, shell, remote, expected) => {
  shellUses(shell);
  expect(pick('@console/design/table', remote, shell, remote)).toBe(expected);
  expect(pick('@console/design/theme', remote, shell, remote)).toBe(expected);
});

test('a part that the shell does not offer comes from the remote even where the versions agree', () => {
  shellUses('1.0.0');
  expect(pick('@console/design/chart', '1.0.0', '1.0.0')).toBe('1.0.0');
});

test('without a shell the first remote is the one side', () => {
  expect(pick('@console/design/table', '1.4.0', '1.4.0')).toBe('1.4.0');
});

test('other modules are left to the federation runtime', () => {
  expect(pick('react', '19.0.0', '19.0.0')).toBeUndefined();
});
