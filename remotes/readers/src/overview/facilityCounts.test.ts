import type { DefinitionRow } from '../definitions/definitionRows';
import { facilityCounts } from './facilityCounts';

const row = (facility: string | undefined, tone: DefinitionRow['health']['tone']): DefinitionRow =>
  ({ definition: { name: 'r', facility }, health: { kind: 'healthy', tone, failing: [] } }) as never;

test('readers are counted by facility, the one with most that fail first; who waits for nothing is not counted', () => {
  expect(
    facilityCounts([
      row('North', 'success'),
      row('North', 'warning'),
      row('North', 'info'),
      row('South', 'danger'),
      row(undefined, 'neutral'),
    ]),
  ).toEqual([
    { facility: 'South', readers: 1, failing: 1, waiting: 0 },
    { facility: 'North', readers: 3, failing: 0, waiting: 1 },
    { facility: '', readers: 1, failing: 0, waiting: 1 },
  ]);
});
