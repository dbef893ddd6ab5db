import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { createDefinitionRows } from './definitionRows';

const definition = (name: string): ReaderDefinition => ({
  name,
  address: name,
  type: 'XARRAY',
  groups: [],
  placement: {},
  antennaZones: [],
  features: [],
});

const health = (readerName: string, state: string): ReaderHealth => ({
  readerName,
  state,
  version: {},
  connection: {},
  throughput: {},
  clockSync: {},
  hardware: {},
  software: {},
});

const kinds = (rows: ReturnType<ReturnType<typeof createDefinitionRows>>) =>
  rows.map((row) => [row.definition.name, row.health.kind]);

test('[READER-01] each reader stands with its own health, one the service has no health of as unknown', () => {
  const rows = createDefinitionRows()(
    [definition('Dock-01'), definition('Dock-02'), definition('Dock-03')],
    [health('Dock-03', 'NOT_RESPONDING'), health('Dock-01', 'AWAITING_AGENT'), health('Attic', 'IDLE')],
  );
  expect(kinds(rows)).toEqual([
    ['Dock-01', 'awaitingAgent'],
    ['Dock-02', 'unknown'],
    ['Dock-03', 'connectionFailed'],
  ]);
});

test.each(['loading', 'unknown'] as const)('[READER-01] the list is there while health is %s', (known) => {
  expect(kinds(createDefinitionRows()([definition('Dock-01')], known))).toEqual([['Dock-01', known]]);
});

test('a row stays the same until its definition or its health changes', () => {
  const rowsOf = createDefinitionRows();
  const definitions = [definition('Dock-01'), definition('Dock-02')];
  const reported = [health('Dock-01', 'ERROR'), health('Dock-02', 'ERROR')];
  const [first, second] = rowsOf(definitions, reported);
  const later = [health('Dock-01', 'NOT_RESPONDING'), ...reported.slice(1)];
  const [changed, same] = rowsOf(definitions, later);
  expect(changed).not.toBe(first);
  expect(same).toBe(second);
});
