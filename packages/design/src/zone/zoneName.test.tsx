import { render, screen } from '@testing-library/react';
import { TimeZoneProvider, useZoneName } from '.';

const ZoneName = () => <p>{useZoneName()}</p>;

test('the name of the zone is that which was chosen, else that of the browser', () => {
  const { rerender } = render(<ZoneName />);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(screen.getByText(own)).toBeVisible();
  rerender(
    <TimeZoneProvider zone="Asia/Kolkata">
      <ZoneName />
    </TimeZoneProvider>,
  );
  expect(screen.getByText('Asia/Kolkata')).toBeVisible();
});
