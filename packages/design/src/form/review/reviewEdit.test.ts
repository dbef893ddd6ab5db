import { type Review, reviewEdit } from './reviewEdit';

interface Values {
  name: string;
  note: string;
}

const base = { name: 'dock', note: '' };

function review(stored: (Values | null)[], answer: (review: Review<Values>) => Values | undefined) {
  const asked: Review<Values>[] = [];
  const left = [...stored];
  const last = stored.at(-1) ?? null;
  return {
    asked,
    run: (values: Values) =>
      reviewEdit(base, values, {
        stored: async () => left.shift() ?? last,
        ask: async (question) => {
          asked.push(question);
          return answer(question);
        },
      }),
  };
}

const agree = ({ merge }: Review<Values>) => merge.merged;

test('nothing is asked when nothing was changed, and what others changed stays', async () => {
  const { asked, run } = review([{ name: 'dock', note: 'theirs' }], agree);
  expect(await run(base)).toEqual({ name: 'dock', note: 'theirs' });
  expect(asked).toEqual([]);
});

test('what was changed is asked about, joined with what others changed', async () => {
  const { asked, run } = review([{ name: 'dock', note: 'theirs' }], agree);
  expect(await run({ name: 'mine', note: '' })).toEqual({ name: 'mine', note: 'theirs' });
  expect(asked).toHaveLength(1);
});

test('going on with editing saves nothing', async () => {
  const { run } = review([base], () => undefined);
  expect(await run({ name: 'mine', note: '' })).toBeUndefined();
});

test('what is changed while it is being confirmed is asked about again', async () => {
  const { asked, run } = review([base, { name: 'dock', note: 'late' }], agree);
  expect(await run({ name: 'mine', note: '' })).toEqual({ name: 'mine', note: 'late' });
  expect(asked.map(({ merge }) => merge.theirs.length)).toEqual([0, 1]);
});

test('a record that was deleted meanwhile is reported', async () => {
  const { asked, run } = review([null], agree);
  expect(await run({ name: 'mine', note: '' })).toEqual({ name: 'mine', note: '' });
  expect(asked[0]?.gone).toBe(true);
});
