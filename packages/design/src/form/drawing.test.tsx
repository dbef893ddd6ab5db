import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { Form, type FormErrors, rules, TextField } from '.';

const names = Array.from({ length: 60 }, (_, index) => `field${index}`);

type Values = Record<string, string>;

const validate = (values: Values): FormErrors =>
  Object.fromEntries(names.map((name) => [name, rules.required(values[name])]));

test('in a form of 60 fields a keystroke draws its own field only, also while others are wrong', async () => {
  const drawn: string[] = [];
  render(
    <Form label="Form" guard={false} initialValues={{} as Values} validate={validate} onSubmit={jest.fn()}>
      {names.map((name) => (
        <Profiler key={name} id={name} onRender={(id) => drawn.push(id)}>
          <TextField name={name} label={name} />
        </Profiler>
      ))}
    </Form>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getAllByRole('link')).toHaveLength(60);
  await user.type(screen.getByLabelText('field7'), 'a');
  drawn.length = 0;
  await user.keyboard('b');
  expect(new Set(drawn)).toEqual(new Set(['field7']));
});
