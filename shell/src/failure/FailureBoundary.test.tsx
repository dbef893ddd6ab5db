import { render, screen } from '@testing-library/react';
import { FailureBoundary } from './FailureBoundary';

function Broken(): never {
  throw new Error('secret detail');
}

test('whatever fails, the page says so and what to do, and nothing of the error itself', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'The console stopped working' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open without remotes' })).toHaveAttribute('href', '?remotes=off');
  expect(document.body).not.toHaveTextContent('secret detail');
  reported.mockRestore();
});
