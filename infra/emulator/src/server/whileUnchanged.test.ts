import { whileUnchanged } from './whileUnchanged';

test('what was read is kept until something is written', async () => {
  let revision: number | undefined = 1;
  const read = jest.fn(async (key: string) => `${key} ${revision}`);
  const kept = whileUnchanged(() => revision, read);
  expect([await kept('a'), await kept('a'), await kept('b')]).toEqual(['a 1', 'a 1', 'b 1']);
  expect(read).toHaveBeenCalledTimes(2);
  revision = 2;
  expect(await kept('a')).toBe('a 2');
  revision = undefined;
  await kept('a');
  await kept('a');
  expect(read).toHaveBeenCalledTimes(5);
});

test('what changes while it is read is not kept', async () => {
  let revision = 1;
  const kept = whileUnchanged(
    () => revision,
    async () => revision++,
  );
  expect([await kept('a'), await kept('a')]).toEqual([1, 2]);
});
