import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

test('a process of Jest that is let go ends at once, whatever it still has open', async () => {
  const worker = fork(join(__dirname, '../test/worker.ts'), {
    cwd: join(__dirname, '../../..'),
    execArgv: ['--import', 'tsx'],
  });
  try {
    expect(await once(worker, 'message')).toEqual(['it runs', undefined]);
    worker.send('end');
    expect(await once(worker, 'exit')).toEqual([0, null]);
  } finally {
    worker.kill('SIGKILL');
  }
});
