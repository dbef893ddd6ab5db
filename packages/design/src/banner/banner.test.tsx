import { render, screen } from '@testing-library/react';
import { Banner } from '.';

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
