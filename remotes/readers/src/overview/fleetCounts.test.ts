import type { DefinitionRow } from '../definitions/definitionRows';
import { readerHealthStatus } from '../definitions/readerHealth';
import { facilityCounts, worstReaders } from './fleetCounts';

const well = { status: 'HEALTHY' };
const states = {
  healthy: 'IDLE',
  silent: 'NOT_RESPONDING',
  waiting: 'AWAITING_AGENT',
  broken: 'ERROR',
} as const;

function row(name: string, facility: string | undefined, state?: keyof typeof states): DefinitionRow {
  const components = { connection: well, throughput: well, hardware: well, software: well, clockSync: well };
  const reported = state && { readerName: name, state: states[state], version: {}, ...components };
  return { definition: { name, facility }, health: readerHealthStatus(reported), reported } as DefinitionRow;
}

const rows = [
  row('n1', 'North', 'healthy'),
  row('n2', 'North', 'waiting'),
  row('n3', 'North', 'waiting'),
  row('s1', 'South', 'silent'),
  row('e1', 'East', 'healthy'),
  row('x1', undefined),
  row('w1', 'West', 'broken'),
  row('w2', 'West', 'silent'),
  row('w3', 'West', 'silent'),
];

test('readers are counted by facility in the words of the list, the facility in the worst state first', () => {
  expect(facilityCounts(rows).map(({ facility, counts }) => [facility, [...counts]])).toEqual([
    [
      'West',
      [
        ['connectionFailed', 2],
        ['unhealthy', 1],
      ],
    ],
    ['South', [['connectionFailed', 1]]],
    ['', [['unknown', 1]]],
    [
      'North',
      [
        ['awaitingAgent', 2],
        ['healthy', 1],
      ],
    ],
    ['East', [['healthy', 1]]],
  ]);
});

test('the readers that need somebody are the worst ones; who is well, or is not known yet, is none of them', () => {
  expect(worstReaders(rows, 3).map(({ definition }) => definition.name)).toEqual(['s1', 'w2', 'w3']);
  expect(worstReaders(rows, 9).map(({ definition }) => definition.name)).toEqual([
    's1',
    'w2',
    'w3',
    'w1',
    'x1',
    'n2',
    'n3',
  ]);
});
