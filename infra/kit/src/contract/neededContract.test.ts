import { inWorkspace } from '@console/workspace';
import { lateSymbols, neededContract, usedSymbols } from './neededContract';
import { carriedOfLayer } from './recordLayer';

const path = 'src/jobs/JobsPage.tsx';
const namesOf = (text: string, at = path) => usedSymbols([{ path: at, text }]).map(({ name }) => name);

test.each([
  ["import { a, type B as C } from '@console/remote';", ['a']],
  ["import type { D } from '@console/remote/contract';", []],
  ["import {\n  a,\n  b,\n} from '@console/remote/records';", ['a', 'b']],
  ["export { a as c } from '@console/remote/services';", ['a']],
  ["import * as records from '@console/remote/records';\nrecords.useRecord(kind);", ['useRecord']],
  ["const { useTour: tour } = await import('@console/remote/services');", ['useTour']],
  ["const services = await import('@console/remote/services');\nservices.useTour();", ['useTour']],
  ["lazy(() => import('@console/remote/records').then(({ RecordPage }) => RecordPage));", ['RecordPage']],
  ["import { a } from '@console/remote';\nimport { a as again } from '@console/remote';", ['a']],
  ["import { Button } from '@console/design/button';", []],
  ["import '@console/remote/records';", []],
])('%s', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test('tests and the declaration need nothing of a console', () => {
  const text = "import { a } from '@console/remote';";
  expect(namesOf(text, 'src/jobs/JobsPage.test.tsx')).toEqual([]);
  expect(namesOf(text, 'src/declaration.ts')).toEqual([]);
});

const added: Readonly<Record<string, string>> = {
  useTour: '2.4.0',
  useRecord: '2.13.0',
  RecordPage: '2.13.0',
};
const sinceOf = (_address: string, name: string) => added[name];
const sources = [
  { path, text: "import { useTour, useClient } from '@console/remote/services';" },
  { path: 'src/job.ts', text: "import { RecordPage, useRecord } from '@console/remote/contract';" },
  { path: 'src/table.ts', text: "import { builtIn } from '@console/remote/records';" },
];

test('the least contract is that of the newest symbol of the console, by version and not by letters', () => {
  expect(neededContract(sources, sinceOf)).toEqual({
    version: '2.13.0',
    by: ['RecordPage', 'useRecord'].map((name) => ({
      path: 'src/job.ts',
      address: '@console/remote/contract',
      name,
    })),
  });
  expect(neededContract([], sinceOf)).toBeUndefined();
});

test('a range that is older is refused with the symbol; the same or a newer one is let through', () => {
  expect(lateSymbols('^2.8.0', sources, sinceOf)).toEqual({
    what: 'declares contract ^2.8.0, but src/job.ts uses RecordPage of @console/remote/contract and 1 more, since 2.13.0',
    fix: "Declare contract: '^2.13.0'.",
  });
  expect(lateSymbols('^2.13.0', sources, sinceOf)).toBeUndefined();
  expect(lateSymbols('^2.20.0', sources, sinceOf)).toBeUndefined();
});

test('what the record layer takes from a console counts for the remotes that carry it, by the name they use', () => {
  const carried = (text: string) => carriedOfLayer(inWorkspace('remotes/jobs'), [{ path, text }]);
  const cards = carried("import { CardContent } from '@console/remote/records';");
  expect(usedSymbols(cards)).toContainEqual({
    path: 'CardContent of @console/remote/records',
    address: '@console/remote/services',
    name: 'FailedCardsContext',
  });
  const joins = carried("import { joinRows } from '@console/remote/records';");
  expect(usedSymbols(joins).map(({ name }) => name)).not.toContain('FailedCardsContext');
  expect(carried("import { useTour } from '@console/remote/services';")).toEqual([]);
});
