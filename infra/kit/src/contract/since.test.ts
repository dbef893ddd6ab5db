import type { PackageApi } from './apiSymbol';
import { withNewSymbols } from './since';

const api = (version: string, symbols: Readonly<Record<string, readonly string[]>>): PackageApi => ({
  name: '@console/remote',
  version,
  entryPoints: Object.entries(symbols).map(([address, names]) => ({
    address,
    symbols: names.map((name) => ({ name, kind: 'function', signature: name, frame: name })),
    reached: [],
  })),
});

test('a new symbol came with this version; what was there before keeps its version, or has none', () => {
  const known = { '@console/remote': { useTour: '2.4.0', gone: '2.3.0' } };
  const before = api('2.12.0', { '@console/remote': ['defineRemote', 'gone', 'useTour'] });
  const after = api('2.13.0', {
    '@console/remote/plans': ['Plan'],
    '@console/remote': ['useTour', 'defineRemote', 'Locale'],
  });
  const since = withNewSymbols(known, [before], [after]);
  expect(since).toEqual({
    '@console/remote': { Locale: '2.13.0', useTour: '2.4.0' },
    '@console/remote/plans': { Plan: '2.13.0' },
  });
  expect(withNewSymbols(since, [after], [after])).toEqual(since);
});

test('a symbol that went and came back is as new as its last coming', () => {
  const gone = withNewSymbols(
    { '@console/remote': { useTour: '2.4.0' } },
    [api('2.5.0', { '@console/remote': ['useTour'] })],
    [api('3.0.0', { '@console/remote': [] })],
  );
  expect(gone).toEqual({});
  const back = withNewSymbols(
    gone,
    [api('3.0.0', { '@console/remote': [] })],
    [api('3.1.0', { '@console/remote': ['useTour'] })],
  );
  expect(back).toEqual({ '@console/remote': { useTour: '3.1.0' } });
});
