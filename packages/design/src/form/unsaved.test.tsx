import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasUnsavedInput, holdUnsavedInput, onUnsavedInput, useUnsavedInput } from '../unsaved';
import { Form, TextField } from '.';

function Told() {
  return <output>{useUnsavedInput() ? 'unsaved' : 'nothing to lose'}</output>;
}

function open(onSubmit: () => unknown) {
  return render(
    <>
      <Told />
      <Form label="Reader" guard={false} initialValues={{ name: '' }} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
      </Form>
    </>,
  );
}

const shown = () => screen.getByRole('status').textContent;
const name = () => screen.getByRole('textbox', { name: 'Name' });

describe('[FORM-03] the page knows of input that would be lost', () => {
  test('from the first key until it is taken back', async () => {
    const user = userEvent.setup();
    open(() => undefined);
    expect(shown()).toBe('nothing to lose');
    await user.type(name(), 'd');
    expect(shown()).toBe('unsaved');
    await user.clear(name());
    expect(shown()).toBe('nothing to lose');
  });

  test('until it has arrived, not only until it is sent, and again from the next key', async () => {
    const user = userEvent.setup();
    let arrive = () => {};
    open(() => new Promise<void>((resolve) => (arrive = resolve)));
    await user.type(name(), 'dock');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(shown()).toBe('unsaved');
    await act(async () => arrive());
    expect(shown()).toBe('nothing to lose');
    await user.type(name(), '2');
    expect(shown()).toBe('unsaved');
  });

  test('still after the service has refused it', async () => {
    const user = userEvent.setup();
    open(() => Promise.reject(new Error('Refused')));
    await user.type(name(), 'dock');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(shown()).toBe('unsaved');
  });

  test('and no longer once the form is gone', async () => {
    const user = userEvent.setup();
    const { unmount } = open(() => undefined);
    await user.type(name(), 'dock');
    unmount();
    expect(hasUnsavedInput()).toBe(false);
  });

  test('several holders count as one; releasing twice counts once', () => {
    const listener = jest.fn();
    const stop = onUnsavedInput(listener);
    const [first, second] = [holdUnsavedInput(), holdUnsavedInput()];
    first();
    first();
    expect(hasUnsavedInput()).toBe(true);
    second();
    expect(hasUnsavedInput()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });
});
