import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inWorkspace, run, runCommand } from '@console/workspace';
import { writeSources } from './writeSources';

const usage = `test [word for Jest]…

Runs the tests of the remote: --watch, a path, -t "part of a title" and everything else that Jest knows.`;

await runCommand(
  async () => {
    const words = process.argv.slice(2);
    await writeSources();
    const preset = createRequire(import.meta.url).resolve('@console/build/jest/remote');
    const jest = join(dirname(createRequire(preset).resolve('jest/package.json')), 'bin/jest.js');
    const { ok } = await run(process.execPath, [jest, '--config', preset, ...words], { cwd: inWorkspace() });
    if (!ok) process.exitCode = 1;
  },
  { usage },
);
