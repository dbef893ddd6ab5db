import { takeTurns } from './turns';

test('addresses take turns, and the names of an address do', async () => {
  const turns = takeTurns();
  const done: string[] = [];
  const ask = (address: string, name: string) =>
    turns(address, name, async () => {
      done.push(`${address} ${name}`);
    });
  await Promise.all([
    ask('A', 'x'),
    ask('A', 'x'),
    ask('A', 'x'),
    ask('A', 'y'),
    ask('B', 'x'),
    ask('B', 'x'),
  ]);
  expect(done).toEqual(['A x', 'A x', 'B x', 'A y', 'B x', 'A x']);
});

test('what fails fails for who asked, and the next has its turn', async () => {
  const turns = takeTurns();
  const failed = turns('A', 'x', async () => {
    throw new Error('no');
  });
  const next = turns('A', 'x', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
