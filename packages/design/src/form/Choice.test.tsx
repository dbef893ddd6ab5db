import { act, fireEvent, isInaccessible, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignProvider } from '../theme';
import { Form, SelectField, type SelectFieldProps, useFormValue } from '.';

const towns = ['Leipzig', 'Oslo', 'Lima'].map((label) => ({ value: label.toLowerCase(), label }));

function Chosen() {
  return <p>Chosen: {useFormValue<string>('town')}</p>;
}

/** A form with a choice; gives what changes its options. */
function open(given: Partial<SelectFieldProps> = {}, town = '') {
  const onSubmit = jest.fn();
  const form = (props: Partial<SelectFieldProps>) => (
    <DesignProvider>
      <Form label="Form" guard={false} initialValues={{ town }} submitLabel="Save" onSubmit={onSubmit}>
        <SelectField name="town" label="Town" options={towns} {...props} />
        <Chosen />
      </Form>
    </DesignProvider>
  );
  const { rerender } = render(form(given));
  return {
    user: userEvent.setup(),
    onSubmit,
    change: (props: Partial<SelectFieldProps>) => rerender(form(props)),
  };
}

const box = () => screen.getByRole('combobox', { name: 'Town' });
/** Waits until the select of antd has taken over. */
const takenOver = () =>
  waitFor(() => expect(document.querySelector('.console-select')).toBeInTheDocument(), { timeout: 10_000 });

/** Reads what assistive technology is told of a control. */
const told = (element: HTMLElement) =>
  [
    'role',
    'id',
    'aria-expanded',
    'aria-haspopup',
    'aria-autocomplete',
    'aria-invalid',
    'aria-describedby',
  ].map((name) => element.getAttribute(name));

test('a choice that nobody uses is drawn by the browser, with role, name and value', () => {
  open({}, 'oslo');
  expect(document.querySelector('.console-select')).toBeNull();
  expect(box()).toHaveValue('Oslo');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('what is typed before the list is there is not lost, and Enter chooses by it', async () => {
  const { user, onSubmit } = open();
  act(() => box().focus());
  await user.keyboard('li');
  await takenOver();
  await waitFor(() => expect(box()).toHaveFocus());
  expect(box()).toHaveValue('li');
  expect(await screen.findByRole('option', { name: 'Lima' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Leipzig' })).toBeNull();
  // antd reads the number of the key, which the keyboard of the tests does not give.
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
  expect(await screen.findByText('Chosen: lima')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the control stays the same element when somebody comes to it, and is told the same after it was opened', async () => {
  const { user } = open({ help: 'Where it is' });
  const closed = box();
  const before = told(closed);
  await user.tab();
  await act(() => import('./SearchSelect').then(() => new Promise((resolve) => setTimeout(resolve))));
  expect(closed).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await takenOver();
  await waitFor(() => expect(box()).toHaveFocus());
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(told(box())).toEqual(before));
  expect(box()).toHaveAccessibleDescription('Where it is');
});

test('what is chosen is told once: by the list while it is open, else with the field', async () => {
  const { user } = open({ help: 'Where it is' }, 'oslo');
  await user.click(box());
  expect(await screen.findByRole('option', { name: 'Oslo', selected: true })).toBeInTheDocument();
  const told = () => screen.getAllByText('Oslo').filter((element) => !isInaccessible(element));
  expect(told()).toHaveLength(1);
  expect(box()).toHaveAccessibleDescription('Where it is');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(box()).toHaveAccessibleDescription('Oslo Where it is'));
});

test('a press, and Enter, open the list', async () => {
  const { user } = open();
  await user.click(box());
  expect(await screen.findByRole('option', { name: 'Oslo' }, { timeout: 10_000 })).toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('Enter on what was typed waits for options that are loading, then chooses', async () => {
  const { user, change } = open({ options: [], loading: true });
  act(() => box().focus());
  await user.keyboard('osl{Enter}');
  await takenOver();
  expect(screen.getByText('Chosen:')).toBeVisible();
  change({});
  expect(await screen.findByText('Chosen: oslo')).toBeVisible();
});

test('Enter in the open list waits for options that are loading, too', async () => {
  const { user, change } = open({ options: [], loading: true });
  await user.click(box());
  await takenOver();
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('lei{Enter}');
  change({});
  expect(await screen.findByText('Chosen: leipzig')).toBeVisible();
});

test('when nothing fits what was typed, it is left to be corrected', async () => {
  const { user, change } = open({ options: [], loading: true });
  act(() => box().focus());
  await user.keyboard('xyz{Enter}');
  change({});
  await takenOver();
  await waitFor(() => expect(box()).toHaveValue('xyz'));
  expect(screen.getByText('Chosen:')).toBeVisible();
});

test('who goes on before the list is there is not brought back', async () => {
  const { user } = open();
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: 'o' } });
  await user.tab();
  await takenOver();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveValue('');
});

/** Presses a key with its number, which antd reads and the keyboard of the tests does not give. */
const press = (key: string, keyCode: number) => fireEvent.keyDown(box(), { key, keyCode });

test.each([
  ['Enter, which chooses', 'Enter', 13, 'lima'],
  ['Escape, which chooses nothing', 'Escape', 27, ''],
])('a Tab right after %s goes on to the next control', async (_, key, keyCode, chosen) => {
  const { user } = open();
  await user.click(box());
  await takenOver();
  await user.keyboard('lim');
  expect(await screen.findByRole('option', { name: 'Lima' })).toBeInTheDocument();
  press(key, keyCode);
  // A key whose default is prevented would leave the focus where it is.
  expect(press('Tab', 9)).toBe(true);
  expect(screen.getByText(/^Chosen:/)).toHaveTextContent(`Chosen: ${chosen}`.trim());
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});
