import { join } from 'node:path';
import { run } from '@console/workspace';

// The compiler takes several times as long in Jest's sandbox as in a process of its own.
test('what remotes use changes only with a version that says so, and its reference is current', async () => {
  const { ok, output } = await run(
    process.execPath,
    ['--import', 'tsx/esm', join(__dirname, 'main.ts'), '--check'],
    { quiet: true },
  );
  expect(output).toMatch(/^All \d+ files in docs\/contract are current\.$/m);
  expect(ok).toBe(true);
}, 120_000);
