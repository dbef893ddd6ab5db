import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestConsole } from './startTestConsole';

let empty: string;
beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'no-remotes-'));
});
afterAll(() => rm(empty, { recursive: true }));

test.each(['localhost:9000', 'http://localhost:9000/', '*', ''])(
  '"%s" is no origin, and that is said',
  async (given) => {
    await expect(startTestConsole({ origins: [given], remotes: empty })).rejects.toThrow(
      `${given} is not the origin of a page: give scheme, host and port, as in http://localhost:9000.`,
    );
  },
);

test('without remotes nothing starts, and it is said where they come from', async () => {
  await expect(startTestConsole({ remotes: empty })).rejects.toThrow(
    `${empty} holds no built remotes: install @console/test-console from a registry.`,
  );
});
