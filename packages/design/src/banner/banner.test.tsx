import { act, render, screen } from '@testing-library/react';
import { TimeZoneProvider } from '../zone';
import { Banner, DataAge } from '.';

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('a banner of tone %s has the role %s', async (tone, role) => {
  render(
    <Banner tone={tone} title="This reader stopped checking in." action={<button type="button">Help</button>}>
      Contact support.
    </Banner>,
  );
  const banner = await screen.findByRole(role);
  expect(banner).toHaveTextContent('This reader stopped checking in.Contact support.Help');
});

test('a banner interrupts once the focus has settled, which would cut it off', () => {
  jest.useFakeTimers();
  try {
    render(
      <>
        <button type="button">First</button>
        <Banner tone="danger" title="The reader could not be loaded." />
      </>,
    );
    act(() => jest.advanceTimersByTime(199));
    act(() => screen.getByRole('button', { name: 'First' }).focus());
    act(() => jest.advanceTimersByTime(199));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('alert')).toHaveTextContent('The reader could not be loaded.');
  } finally {
    jest.useRealTimers();
  }
});

test('data that could not be brought up to date says from when it is and how old that is', () => {
  render(
    <TimeZoneProvider zone="UTC">
      <DataAge asOf={Date.now() - 14 * 60_000} />
    </TimeZoneProvider>,
  );
  expect(screen.getByText(/^Showing data from \d\d:\d\d:\d\d, 14 minutes ago\.$/)).toBeVisible();
});
