import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Form } from '../form';
import { FreeMultiSelectField } from '.';
import { addValues, normalizeValue, pastedList } from './freeValues';

function open(tags: string[] = [], normalize?: (text: string) => string) {
  const onSubmit = jest.fn();
  render(
    <Form label="Filter" guard={false} initialValues={{ tags }} onSubmit={onSubmit}>
      <FreeMultiSelectField name="tags" label="Tags" normalize={normalize} />
    </Form>,
  );
  const user = userEvent.setup();
  return {
    user,
    input: () => screen.getByRole('textbox', { name: 'Tags' }),
    shown: () =>
      within(screen.getByRole('list', { name: 'Tags' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    sent: async () => {
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      return onSubmit.mock.calls.at(-1)?.[0].tags;
    },
    onSubmit,
  };
}

test('[FORM-08] Enter adds the trimmed text with inner whitespace collapsed and does not submit', async () => {
  const { user, input, shown, sent, onSubmit } = open();
  await user.type(input(), '  cold    store {Enter}');
  expect(shown()).toEqual(['cold store']);
  expect(input()).toHaveValue('');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(await sent()).toEqual(['cold store']);
});

test('[FORM-08] a duplicate is refused, named and stays to be corrected', async () => {
  const { user, input, shown } = open(['cold store']);
  await user.type(input(), 'cold  store{Enter}');
  expect(shown()).toEqual(['cold store']);
  expect(screen.getByText('cold store is in the list already.')).toHaveRole('status');
  expect(input()).toHaveValue('cold  store');
  await user.type(input(), ' 2{Enter}');
  expect(shown()).toEqual(['cold store', 'cold store 2']);
});

test('[FORM-08] a pasted list is added entry by entry, without duplicates', async () => {
  const { user, input, shown } = open(['a']);
  await user.click(input());
  await user.paste('a\n b,c;c\td  e\n');
  expect(shown()).toEqual(['a', 'b', 'c', 'd e']);
  expect(input()).toHaveValue('');
});

test('a value is removed by its button; the input then has the focus', async () => {
  const { user, input, sent } = open(['a', 'b']);
  await user.click(screen.getByRole('button', { name: 'Remove a' }));
  expect(input()).toHaveFocus();
  expect(await sent()).toEqual(['b']);
});

test('what was typed and not added is not lost on submit', async () => {
  const { user, input, sent } = open([], (text) => text.trim().toUpperCase());
  await user.type(input(), '30ab');
  expect(await sent()).toEqual(['30AB']);
});

test('[FORM-08] values are normalize and different, whatever is added', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (texts) => {
      const { values } = addValues([], texts);
      expect(new Set(values).size).toBe(values.length);
      for (const value of values) expect(value).toBe(normalizeValue(value));
      for (const text of texts.filter((each) => normalizeValue(each) !== ''))
        expect(values).toContain(normalizeValue(text));
    }),
  );
});

test.each([
  ['cold store', undefined],
  ['a,', undefined],
  ['a,b', ['a', 'b']],
  ['a\r\nb', ['a', 'b']],
])('pasting %j is a list of %j', (text, list) => {
  expect(pastedList(text)).toEqual(list);
});
