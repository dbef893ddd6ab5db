import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/** A program that leaves a database open. */
const program = `
  import('./src/database/pglite.ts')
    .then(({ openPglite }) => openPglite('memory'))
    .then((database) => database.query('select 1 as one'))
    .then((rows) => console.log(JSON.stringify(rows)));
`;

test('an open database keeps a process alive while it is asked something, not when nothing is left to do', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type', 'module', '--eval', program],
    { cwd: resolve(__dirname, '../..'), env: { ...process.env, NODE_OPTIONS: '' } },
  );
  expect(stdout.trim()).toBe('[{"one":1}]');
});
