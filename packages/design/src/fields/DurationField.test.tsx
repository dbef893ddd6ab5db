import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Form, rules } from '../form';
import { readDurationText, writeDurationText } from '../form/durationText';
import { DurationField } from '.';

function open(duration = '') {
  const onSubmit = jest.fn();
  render(
    <Form
      label="Job"
      guard={false}
      initialValues={{ duration }}
      validate={(values) => ({ duration: rules.duration(values.duration) })}
      onSubmit={onSubmit}
    >
      <DurationField name="duration" label="Duration" optional help="Blank runs without end." />
    </Form>,
  );
  const user = userEvent.setup();
  const field = (name: string) => screen.getByRole('textbox', { name });
  return {
    user,
    field,
    numbers: () => ['Hours', 'Minutes', 'Seconds'].map((name) => (field(name) as HTMLInputElement).value),
    write: async (name: string, text: string) => {
      await user.clear(field(name));
      if (text) await user.type(field(name), text);
    },
    sent: async () => {
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      return onSubmit.mock.calls.at(-1)?.[0].duration;
    },
  };
}

test('[FORM-07] hours, minutes and seconds are mirrored by the ISO text', async () => {
  const { field, write, sent } = open();
  expect(
    within(screen.getByRole('group', { name: 'Duration (optional)' })).getAllByRole('textbox'),
  ).toHaveLength(4);
  await write('Hours', '1');
  await write('Minutes', '2');
  await write('Seconds', '3');
  expect(field('ISO 8601')).toHaveValue('PT1H2M3S');
  expect(await sent()).toBe('PT1H2M3S');
});

test('[FORM-07] the ISO text is mirrored by the numbers', async () => {
  const { numbers, write } = open('PT5M');
  expect(numbers()).toEqual(['', '5', '']);
  await write('ISO 8601', 'PT90S');
  expect(numbers()).toEqual(['', '', '90']);
});

test('[FORM-07] an invalid ISO text is an error and leaves the numbers alone', async () => {
  const { user, field, numbers, sent } = open('PT1H2M3S');
  await user.type(field('ISO 8601'), '4');
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(await sent()).toBeUndefined();
  expect(field('ISO 8601')).toBeInvalid();
  expect(
    screen.getByRole('link', { name: /^Duration must be whole hours, minutes and seconds/ }),
  ).toBeVisible();
  expect(field('ISO 8601')).toHaveValue('PT1H2M3S4');
});

test.each(['-1', '1.5', 'one'])(
  '[FORM-07] each number is an integer of at least 0: %s is not',
  async (text) => {
    const { field, write, sent } = open();
    await write('Minutes', text);
    expect(await sent()).toBeUndefined();
    expect(field('Minutes')).toBeInvalid();
    expect(field('Minutes')).toHaveValue(text);
  },
);

test('[FORM-07] 0 is a number of each, blank is no duration', async () => {
  const { numbers, write, sent } = open('PT0H0M0S');
  expect(numbers()).toEqual(['0', '0', '0']);
  await write('Hours', '');
  await write('Minutes', '');
  await write('Seconds', '');
  expect(await sent()).toBe('');
});

test('[FORM-07] numbers and text say the same, whichever was typed', () => {
  const number = fc.nat(10_000).map(String);
  fc.assert(
    fc.property(fc.record({ hours: number, minutes: number, seconds: number }), (numbers) => {
      expect(readDurationText(writeDurationText(numbers))).toEqual(numbers);
    }),
  );
});
