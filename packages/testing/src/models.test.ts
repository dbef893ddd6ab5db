import fc from 'fast-check';
import { exploreModel, type ModelCommand, type ModelOptions } from './models';

/** A shelf with room for three, and its model; one that is broken loses what is put there third. */
interface Shelf {
  readonly goods: string[];
}

const put = (name: string, lost = Number.POSITIVE_INFINITY): ModelCommand<Shelf, string[]> => ({
  says: `put ${name}`,
  check: ({ goods }) => goods.length < 3,
  run: ({ goods }, real) => {
    goods.push(name);
    if (real.length + 1 < lost) real.push(name);
  },
});

const take: ModelCommand<Shelf, string[]> = {
  says: 'take',
  check: ({ goods }) => goods.length > 0,
  run: ({ goods }, real) => expect(real.pop()).toBe(goods.pop()),
};

const shelf = (lost?: number): ModelOptions<Shelf, string[]> => ({
  commands: { put: fc.constantFrom('a', 'b').map((name) => put(name, lost)), take: fc.constant(take) },
  begin: () => [{ goods: [] }, []],
  agree: ({ goods }, real) => expect(real).toEqual(goods),
});

test('sequences go along all edges that there are, and are counted', async () => {
  const figures = await exploreModel(shelf(), 40);
  expect(figures).toMatchObject({ sequences: 40, edges: 5, edgesAtMost: 6, missing: [] });
  expect(figures.commands).toBeGreaterThan(80);
});

test('edges are counted by the states of a model where it names them', async () => {
  const all = ['0', '1', '2', '3'];
  const states = { all, of: ({ goods }: Shelf) => String(goods.length) };
  expect(await exploreModel({ ...shelf(), states }, 40)).toMatchObject({ edges: 6, edgesAtMost: 8 });
});

test('a fault is told by the shortest sequence that shows it', async () => {
  await expect(exploreModel(shelf(3), 100)).rejects.toThrow(/Counterexample: \[put [ab],put [ab],put [ab]/);
});

test('a kind of command that never ran is named', async () => {
  const never = fc.constant({ ...take, check: () => false });
  const { commands, ...rest } = shelf();
  expect((await exploreModel({ ...rest, commands: { ...commands, never } }, 40)).missing).toEqual(['never']);
});

test('what was begun is ended, also after a failure', async () => {
  let open = 0;
  const begin = (): readonly [Shelf, string[]] => {
    open += 1;
    return [{ goods: [] }, []];
  };
  const end = () => {
    open -= 1;
  };
  await expect(exploreModel({ ...shelf(2), begin, end }, 50)).rejects.toThrow();
  expect(open).toBe(0);
});
