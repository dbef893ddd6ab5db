import type { Call } from './call';
import type { Performed } from './layer';
import { reportChanges } from './reportChanges';
import { ServiceError } from './serviceError';

const save: Call<string> = {
  name: 'save a facility',
  method: 'PUT',
  path: '/facilities',
  query: { replace: true },
  answer: () => ({ matches: true, value: 'saved' }),
  change: { model: 'facility', action: 'save' },
};
const failure = new ServiceError({ kind: 'unreachable', call: save, title: '', detail: 'gone' });

async function followed(call: Call<string>, next: () => Promise<Performed<string>>) {
  const told: unknown[] = [];
  const report = reportChanges(({ path }) => {
    told.push(path);
    return (end) => told.push(end);
  });
  const step = report(next as never);
  const outcome: unknown = await step(call, {}).catch((error: unknown) => error);
  return { told, outcome };
}

it('tells a change with its address, and how it ended', async () => {
  const performed = { status: 200, answer: 'saved' };
  expect(await followed(save, async () => performed)).toEqual({
    told: ['/facilities?replace=true', performed],
    outcome: performed,
  });
});

it('tells a change that was not answered', async () => {
  expect(await followed(save, () => Promise.reject(failure))).toEqual({
    told: ['/facilities?replace=true', { error: failure }],
    outcome: failure,
  });
});

it('tells nothing of calls that only read', async () => {
  const { told } = await followed({ ...save, change: undefined } as never, async () => ({
    status: 200,
    answer: 'read',
  }));
  expect(told).toEqual([]);
});
