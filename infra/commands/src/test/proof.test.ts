import { readFileSync } from 'node:fs';
import { inWorkspace } from '@console/workspace';
import { journeyFiles } from './suites';

/** Rows of the table of what is left out in Firefox: its first column names files, its second reasons. */
const rows = readFileSync(inWorkspace('docs/proof.md'), 'utf8')
  .split('## What is left out')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/proof.md lists the journeys that are left out in Firefox, each with its reason, and no others', () => {
  const told = (rows ?? []).flatMap(([, journeys = '', reasons = '']) =>
    reasons.split('; ').map((reason) => `${/`([^`]+)`/.exec(journeys)?.[1]}: it ${reason}`),
  );
  const leftOut = journeyFiles().flatMap((file) =>
    [...readFileSync(inWorkspace('e2e', file), 'utf8').matchAll(/notInFirefox\('([^']+)'\)/g)].map(
      ([, reason]) => `${file.replace('.spec.ts', '')}: ${reason}`,
    ),
  );
  expect(told.sort()).toEqual(leftOut.sort());
});
