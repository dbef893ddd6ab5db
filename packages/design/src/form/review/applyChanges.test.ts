import { createForm } from 'final-form';
import { applyChanges } from './applyChanges';

test('fields take their new values at once, those with the same value stay as they were typed', () => {
  const form = createForm<{ name: string; note: string | null; tags: string[] }>({
    onSubmit: () => undefined,
    initialValues: { name: 'dock', note: '', tags: ['a'] },
  });
  const shown: unknown[] = [];
  form.subscribe(({ values }) => shown.push(values), { values: true });
  applyChanges(form, { name: 'gate', note: null, tags: ['b'] });
  expect(shown.slice(1)).toEqual([{ name: 'gate', note: '', tags: ['b'] }]);
});
