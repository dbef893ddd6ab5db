import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form } from '../form';
import { MessagesProvider } from '../messages';
import { DesignProvider } from '../theme';
import { TimeZoneProvider } from '../zone';
import { DateTimeField, DateTimeRangeField } from '.';

async function open(field: ReactNode, initialValues: object = {}) {
  const onSubmit = jest.fn();
  await act(async () => {
    render(
      <DesignProvider>
        <TimeZoneProvider zone="Asia/Kolkata">
          <Form label="Query" guard={false} initialValues={initialValues} onSubmit={onSubmit}>
            {field}
          </Form>
        </TimeZoneProvider>
      </DesignProvider>,
    );
  });
  const user = userEvent.setup();
  return {
    user,
    sent: async () => {
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      return onSubmit.mock.calls.at(-1)?.[0];
    },
  };
}

const shown = (text: string) => screen.findByDisplayValue(text, undefined, { timeout: 10_000 });

test('[FORM-15] a time shows in the chosen zone and is copied in ISO format', async () => {
  const { user } = await open(<DateTimeField name="time" label="Time" />, {
    time: '2026-07-01T12:00:00.000Z',
  });
  expect(await shown('07/01/2026 17:30:00')).toBe(screen.getByLabelText('Time'));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy Time as ISO 8601' }));
  expect(write).toHaveBeenCalledWith('2026-07-01T12:00:00.000Z');
});

test('[FORM-15] the picker steps by 1 minute', async () => {
  const { user } = await open(<DateTimeField name="time" label="Time" />, {
    time: '2026-07-01T12:00:00.000Z',
  });
  await user.click(await shown('07/01/2026 17:30:00'));
  const columns = [...document.querySelectorAll<HTMLElement>('.console-picker-time-panel-column')];
  expect(columns.map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
  const [hours, minutes] = columns.map((column) => within(column).getAllByRole('listitem'));
  expect(hours).toHaveLength(24);
  expect(minutes?.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 60 }, (_, minute) => String(minute).padStart(2, '0')),
  );
});

test('in another zone than that of the browser no "Now" is offered, which would be another time', async () => {
  const { user } = await open(<DateTimeField name="time" label="Time" />);
  await user.click(await screen.findByLabelText('Time'));
  expect(await screen.findByText('OK')).toBeInTheDocument();
  expect(screen.queryByText('Now')).toBeNull();
});

test('a time that is typed counts to the second', async () => {
  const { user, sent } = await open(<DateTimeField name="time" label="Time" />);
  const input = await screen.findByLabelText('Time');
  await user.click(input);
  fireEvent.change(input, { target: { value: '07/01/2026 17:30:05' } });
  await user.keyboard('{Enter}');
  expect(await sent()).toEqual({ time: '2026-07-01T12:00:05.000Z' });
});

test.each([
  ['en', 'MM/DD/YYYY HH:mm:ss', '11/05/2026 10:00:00'],
  ['de', 'TT.MM.JJJJ HH:mm:ss', '05.11.2026 10:00:00'],
  ['fr', 'JJ/MM/AAAA HH:mm:ss', '05/11/2026 10:00:00'],
  ['es', 'DD/MM/AAAA HH:mm:ss', '05/11/2026 10:00:00'],
  ['ja', 'YYYY/MM/DD HH:mm:ss', '2026/11/05 10:00:00'],
  ['ar', 'DD/MM/YYYY HH:mm:ss', '05/11/2026 10:00:00'],
])(
  'in %s the hint is %s, and what is typed by it is that time and shows as it was typed',
  async (locale, hint, typed) => {
    const { user, sent } = await open(
      <MessagesProvider locale={locale} messages={{}}>
        <DateTimeField name="time" label="Time" />
      </MessagesProvider>,
    );
    const input = await screen.findByPlaceholderText(hint);
    await user.click(input);
    fireEvent.change(input, { target: { value: typed } });
    await user.keyboard('{Enter}');
    expect(input).toHaveValue(typed);
    expect(await sent()).toEqual({ time: '2026-11-05T04:30:00.000Z' });
  },
);

test('a field can have a format of its own, and ends beyond which nothing is taken', async () => {
  const { user, sent } = await open(
    <DateTimeField
      name="time"
      label="Time"
      format="YYYY-MM-DD HH:mm"
      min="2026-07-01T00:00:00.000Z"
      max="2026-07-02T00:00:00.000Z"
    />,
    { time: '2026-07-01T12:00:00.000Z' },
  );
  const input = await shown('2026-07-01 17:30');
  expect(input).toHaveAttribute('placeholder', 'YYYY-MM-DD HH:mm');
  for (const value of ['2026-06-30 17:30', '2026-07-01 18:30']) {
    await user.click(input);
    fireEvent.change(input, { target: { value } });
    await user.keyboard('{Enter}');
  }
  expect(await sent()).toEqual({ time: '2026-07-01T13:00:00.000Z' });
  await user.click(input);
  expect(document.querySelector('td[title="2026-06-30"]')).toHaveClass('console-picker-cell-disabled');
});

test('a range has two times, and presets that end now', async () => {
  const { user, sent } = await open(<DateTimeRangeField name="range" label="Range" />, {
    range: { from: '2026-07-01T12:00:00.000Z', to: '2026-07-01T13:00:00.000Z' },
  });
  expect(await shown('07/01/2026 18:30:00')).toHaveAttribute('placeholder', 'To');
  await user.click(screen.getByLabelText('Range'));
  await user.click(await screen.findByText('Last hour'));
  const { range } = await sent();
  expect(Date.parse(range.to) - Date.parse(range.from)).toBe(3_600_000);
  expect(Math.abs(Date.now() - Date.parse(range.to))).toBeLessThan(120_000);
});

test('what is outside of the limits is not offered, down to the minute', async () => {
  const { user } = await open(
    <DateTimeField name="time" label="Time" min="2026-07-01T04:00:00.000Z" max="2026-07-02T12:00:00.000Z" />,
    { time: '2026-07-02T11:00:00.000Z' },
  );
  await user.click(await shown('07/02/2026 16:30:00'));
  const isOffered = (day: string) =>
    !document.querySelector(`td[title="${day}"]`)?.classList.contains('console-picker-cell-disabled');
  expect(['2026-06-30', '2026-07-01', '2026-07-02', '2026-07-03'].map(isOffered)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const [hours] = [...document.querySelectorAll<HTMLElement>('.console-picker-time-panel-column')];
  const cut = [...(hours?.querySelectorAll('.console-picker-time-panel-cell-disabled') ?? [])];
  expect(cut.map(({ textContent }) => textContent)).toEqual(['18', '19', '20', '21', '22', '23']);
});

test('a time that is typed beyond the limits stays for the rules of the form, where those judge it', async () => {
  const limits = { min: '2026-07-01T00:00:00.000Z', max: '2026-07-02T00:00:00.000Z' };
  const { user, sent } = await open(<DateTimeField name="time" label="Time" {...limits} keepsTyped />, {
    time: '2026-07-01T12:00:00.000Z',
  });
  const field = await shown('07/01/2026 17:30:00');
  await user.clear(field);
  await user.type(field, '07/09/2026 17:30:00');
  await user.tab();
  expect(await shown('07/09/2026 17:30:00')).toBe(field);
  expect(await sent()).toEqual({ time: '2026-07-09T12:00:00.000Z' });
});
