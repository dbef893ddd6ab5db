import { forgotten, usedHeap } from './heap';

/**
 * Tests floods that are known to have brought servers down, by name: others are answered meanwhile and afterwards, and
 * nothing of a flood is kept.
 *
 * @param floods - bytes of each
 * @param send - sends bytes on a connection of their own, until that has ended
 * @param answers - fails where the gateway does not answer somebody else
 */
export function describeFloods(
  floods: Readonly<Record<string, () => Buffer>>,
  send: (bytes: Buffer) => Promise<unknown>,
  answers: () => Promise<void>,
): void {
  const rounds = process.env.TEST_DEEP === '1' ? 100 : 3;
  test.each(Object.entries(floods))(
    'a flood is survived and forgotten: %s',
    async (_name, bytesOf) => {
      const flood = bytesOf();
      await send(flood);
      const before = usedHeap();
      for (let round = 0; round < rounds; round += 1) {
        const flooding = Promise.all([send(flood), send(flood)]);
        await answers();
        await flooding;
      }
      await answers();
      await forgotten(before);
    },
    600_000,
  );
}
