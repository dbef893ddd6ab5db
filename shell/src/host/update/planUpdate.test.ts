import { planUpdate, type UpdateSituation, type UpdateStep } from './planUpdate';

const working: UpdateSituation = {
  differs: true,
  shown: true,
  arrived: true,
  unsaved: false,
  moved: false,
  live: false,
};

test.each<[string, Partial<UpdateSituation>, UpdateStep]>([
  ['who works in the area is told and keeps the version', {}, 'offer'],
  ['the next page is of the new version', { moved: true }, 'swap'],
  ['unsaved input waits', { unsaved: true }, 'offer'],
  ['unsaved input waits, even when the page changes under it', { unsaved: true, moved: true }, 'offer'],
  ['a version whose code is not there is not spoken of', { arrived: false }, 'keep'],
  ['nor used', { arrived: false, moved: true }, 'keep'],
  ['the same version is nothing new', { differs: false, moved: true }, 'keep'],
  ['a failed version is replaced at once', { shown: false, arrived: false }, 'swap'],
  ['a developer sees a new build at once', { live: true }, 'swap'],
  ['unless input would be lost', { live: true, unsaved: true }, 'offer'],
])('%s', (_, situation, step) => {
  expect(planUpdate({ ...working, ...situation })).toBe(step);
});

test('in no situation at all is unsaved input lost', () => {
  const facts = Object.keys(working) as (keyof UpdateSituation)[];
  for (let bits = 0; bits < 2 ** facts.length; bits += 1) {
    const situation = Object.fromEntries(facts.map((fact, place) => [fact, Boolean(bits & (2 ** place))]));
    const step = planUpdate({ ...(situation as unknown as UpdateSituation), unsaved: true });
    expect(step).not.toBe('swap');
  }
});
