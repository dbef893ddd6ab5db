import { render, screen } from '@testing-library/react';
import { Progress, Skeleton } from '.';

test.each([
  [0.254, '25', '25 %'],
  [0, '0', '0 %'],
  [1.2, '100', '100 %'],
])('progress of %d is shown and announced', (value, shown, text) => {
  render(<Progress label="Registration" value={value} />);
  const bar = screen.getByRole('progressbar', { name: 'Registration' });
  expect(bar).toHaveAttribute('value', shown);
  expect(bar).toHaveAttribute('aria-valuetext', text);
  expect(screen.getByText(text)).toBeVisible();
});

test('progress in other words, and progress that is not known', () => {
  render(
    <>
      <Progress label="Upgrade" value={3 / 8} text="3 of 8 readers" />
      <Progress label="Logs" value={null} />
    </>,
  );
  expect(screen.getByText('3 of 8 readers')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Logs' })).not.toHaveAttribute('value');
});

test('what is being loaded is announced once', () => {
  render(<Skeleton label="Loading the chart…" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the chart…$/);
});
