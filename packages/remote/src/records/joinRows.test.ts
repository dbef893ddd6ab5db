import fc from 'fast-check';
import { joinRows } from './joinRows';

interface Person {
  readonly name: string;
}

const create = () => {
  const rowOf = jest.fn((person: Person, age: number | undefined) => ({ person, age }));
  const rowsOf = joinRows(
    (person: Person, ages: ReadonlyMap<string, number>) => [ages.get(person.name)],
    rowOf,
  );
  return { rowOf, rowsOf };
};

const [ann, bob] = [{ name: 'Ann' }, { name: 'Bob' }];

test('records are joined in their order, with what is known and without what is not', () => {
  const { rowsOf } = create();
  expect(rowsOf([bob, ann], new Map([['Ann', 30]]))).toEqual([
    { person: bob, age: undefined },
    { person: ann, age: 30 },
  ]);
});

test('nothing new gives the same list of the same rows', () => {
  const { rowOf, rowsOf } = create();
  const before = rowsOf([ann, bob], new Map([['Ann', 30]]));
  expect(rowsOf([ann, bob], new Map([['Ann', 30]]))).toBe(before);
  expect(rowOf).toHaveBeenCalledTimes(2);
});

test('only the rows whose record or part has changed are made anew', () => {
  const { rowsOf } = create();
  const [first, second] = rowsOf([ann, bob], new Map([['Ann', 30]]));
  const [grown, same] = rowsOf([ann, bob], new Map([['Ann', 31]]));
  expect(grown).toEqual({ person: ann, age: 31 });
  expect(grown).not.toBe(first);
  expect(same).toBe(second);
  const [replaced] = rowsOf([{ ...ann }, bob], new Map([['Ann', 31]]));
  expect(replaced).not.toBe(grown);
});

test('a list that lost, gained or moved rows is another one', () => {
  const { rowsOf } = create();
  const known = new Map<string, number>();
  const both = rowsOf([ann, bob], known);
  const one = rowsOf([ann], known);
  expect(one).toEqual([both[0]]);
  expect(rowsOf([bob, ann], known)).toEqual([both[1], both[0]]);
});

test('whatever came before, a join is what it would be the first time', () => {
  const people = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
  const state = fc.tuple(
    fc.subarray(people),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 2 })),
  );
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 6 }), (states) => {
      const { rowsOf } = create();
      for (const [shown, ages] of states) {
        const known = new Map(Object.entries(ages));
        expect(rowsOf(shown, known)).toEqual(create().rowsOf(shown, known));
      }
    }),
  );
});
