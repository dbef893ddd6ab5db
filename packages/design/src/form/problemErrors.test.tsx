import { render, screen } from '@testing-library/react';
import { DesignProvider } from '../theme';
import { Form, NumberField, problemErrors } from '.';

test('the first problem of a field is shown under it, in words', () => {
  const errors = problemErrors([
    { field: 'power', problem: 'multiple', values: { step: 0.25 } },
    { field: 'power', problem: 'number' },
    { field: 'step', problem: 'blank' },
  ]);
  expect(errors).toEqual({
    power: { key: 'validation.multiple', values: { step: 0.25 } },
    step: { key: 'validation.blank', values: undefined },
  });
});

test('a failure that is to be seen at once does not wait for the first submit', () => {
  const problems = problemErrors([{ field: 'step', problem: 'blank' }]);
  render(
    <DesignProvider>
      <Form
        label="Sweep"
        guard={false}
        initialValues={{}}
        validate={() => ({ ...problems, power: { key: 'validation.powerOfTwo', atOnce: true } })}
        onSubmit={jest.fn()}
      >
        <NumberField name="power" label="Power" />
        <NumberField name="step" label="Step" />
      </Form>
    </DesignProvider>,
  );
  expect(screen.getByLabelText('Power')).toHaveAccessibleDescription(
    'Power must be a power of two: 1, 2, 4, 8 and so on.',
  );
  expect(screen.getByLabelText('Step')).toHaveAccessibleDescription('');
});
