import { mergeRecords } from './mergeRecords';
import { changesOnly, type Review, reviewEdit, withoutChanges } from './reviewEdit';

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

test('what both sides changed is asked about, also where nothing else was changed', async () => {
  const { asked, run } = review([{ name: 'theirs', note: '' }], agree);
  expect(await run({ name: 'mine', note: '' })).toEqual({ name: 'mine', note: '' });
  expect(asked.map(({ merge }) => merge.conflicts.map(({ path }) => path))).toEqual([['name']]);
});

test('a record that was deleted is asked about, also where nothing was changed', async () => {
  const { asked, run } = review([null], agree);
  expect(await run(base)).toEqual(base);
  expect(asked).toEqual([{ merge: mergeRecords(base, base, base), stored: base, gone: true }]);
});

test('what is asked about shows the record as it is stored now', async () => {
  const theirs = { name: 'dock', note: 'theirs' };
  const { asked, run } = review([theirs], agree);
  await run({ name: 'mine', note: '' });
  expect(asked).toEqual([
    { merge: mergeRecords(base, { name: 'mine', note: '' }, theirs), stored: theirs, gone: false },
  ]);
});

test('what was agreed on is compared with the record that was shown then', async () => {
  const { asked, run } = review(
    [
      { name: 'dock', note: 'first' },
      { name: 'dock', note: 'second' },
    ],
    agree,
  );
  expect(await run({ name: 'mine', note: '' })).toEqual({ name: 'mine', note: 'second' });
  expect(asked.map(({ merge }) => merge.theirs)).toEqual([
    [{ path: 'note', before: '', after: 'first' }],
    [{ path: 'note', before: 'first', after: 'second' }],
  ]);
});

test('what was agreed on is not asked about again without an answer', async () => {
  let answers = 0;
  const { run } = review([base, { name: 'dock', note: 'late' }], ({ merge }) => {
    answers += 1;
    return answers === 1 ? merge.merged : undefined;
  });
  expect(await run({ name: 'mine', note: '' })).toBeUndefined();
});

const reviewOf = (mine: Values, theirs: Values = base): Review<Values> => ({
  merge: mergeRecords(base, mine, theirs),
  stored: theirs,
  gone: false,
});

test('the changes of some fields can be left out', () => {
  const all = reviewOf({ name: 'mine', note: 'mine' });
  const { merge, ...rest } = withoutChanges(all, ['note']);
  expect(merge.mine.map(({ path }) => path)).toEqual(['name']);
  expect([merge.merged, rest]).toEqual([all.merge.merged, { stored: base, gone: false }]);
});

test('a review of some fields only is one in which nobody else changed anything', () => {
  const onlyName = (one: Review<Values>) => changesOnly(one, new Set(['name']));
  expect(onlyName(reviewOf({ name: 'mine', note: '' }))).toBe(true);
  expect(onlyName(reviewOf({ name: 'mine', note: 'mine' }))).toBe(false);
  expect(onlyName(reviewOf({ name: 'mine', note: '' }, { name: 'dock', note: 'theirs' }))).toBe(false);
  expect(onlyName(reviewOf({ name: 'mine', note: '' }, { name: 'theirs', note: '' }))).toBe(false);
  expect(onlyName({ ...reviewOf({ name: 'mine', note: '' }), gone: true })).toBe(false);
});
