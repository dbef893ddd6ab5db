import { render, screen } from '@testing-library/react';
import { TimeZoneProvider } from '../zone';
import { Banner, DataAge } from '.';

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['info', 'status'],
  ['success', 'status'],
] as const)('a banner of tone %s has the role %s', (tone, role) => {
  render(
    <Banner tone={tone} title="This reader stopped checking in." action={<button type="button">Help</button>}>
      Contact support.
    </Banner>,
  );
  const banner = screen.getByRole(role);
  expect(banner).toHaveTextContent('This reader stopped checking in.Contact support.Help');
});

test('data that could not be brought up to date says from when it is and how old that is', () => {
  render(
    <TimeZoneProvider zone="UTC">
      <DataAge asOf={Date.now() - 14 * 60_000} />
    </TimeZoneProvider>,
  );
  expect(screen.getByText(/^Showing data from \d\d:\d\d:\d\d, 14 minutes ago\.$/)).toBeVisible();
});
