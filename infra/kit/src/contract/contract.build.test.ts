import { join } from 'node:path';
import { run } from '@console/workspace';

// In a process of its own: the compiler fills hundreds of megabytes, which a worker of Jest would drag along.
test('what remotes use changes only with a version that says so, and its reference is current', async () => {
  const { ok, output } = await run(
    process.execPath,
    ['--import', 'tsx/esm', join(__dirname, 'main.ts'), '--check'],
    { quiet: true },
  );
  expect(output).toMatch(/^All \d+ files in docs\/contract are current\.$/m);
  expect(ok).toBe(true);
});
