import { MessagesProvider } from '@console/design/messages';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import type { ResolvedRemote } from '@console/remote/registry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import messages from '../messages/en.json';
import type { FailureCode } from '../registry';
import { registeredRemote } from '../testing/registeredRemote';
import { FailureCard } from './FailureCard';
import { RemoteBoundary } from './RemoteBoundary';

const remote: ResolvedRemote = {
  ...registeredRemote,
  version: '1.2.0',
  build: 'ab12cd34',
  standing: 'current',
  earlier: [],
};

function show(element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(
    <MessagesProvider locale="en" messages={messages}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
}

const codes: readonly FailureCode[] = [
  'misfit-contract',
  'misfit-federation',
  'misfit-shared',
  'misfit-service',
  'unpinned',
  'missing',
  'altered',
  'unreachable',
  'slow',
  'broken',
];

test.each(codes)('a remote that is not there (%s): what happened, who owns it, what still works', (code) => {
  show(<FailureCard remote={remote} code={code} retrying={false} onRetry={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Readers is not available now' })).toBeInTheDocument();
  const card = screen.getByRole('alert');
  expect(card).toHaveTextContent('The rest of the console works.');
  expect(card).toHaveTextContent('Version1.2.0 (ab12cd34)');
  expect(card).toHaveTextContent('OwnerReaders team');
  expect(card).toHaveTextContent(`Code${code}`);
});

test('every failure has words of its own', () => {
  const words = codes.map((code) => messages[`outlet.failure.${code}`]);
  expect(new Set(words).size).toBe(codes.length);
});

test('what a remote throws stays in its place, and a retry gives it another chance', async () => {
  // React reports what a boundary caught; that it does is not the point here.
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const Page = () => {
    if (broken) throw new TypeError('x is not a function');
    return <p>All readers</p>;
  };
  const Around = () => {
    const [attempt, setAttempt] = useState(0);
    const failed = () => (
      <FailureCard remote={remote} code="broken" retrying={false} onRetry={() => setAttempt(attempt + 1)} />
    );
    return (
      <>
        <nav>Bar</nav>
        <RemoteBoundary attempt={String(attempt)} fallback={failed}>
          <Page />
        </RemoteBoundary>
      </>
    );
  };
  show(<Around />);
  expect(screen.getByText('Bar')).toBeInTheDocument();
  expect(screen.getByRole('alert')).not.toHaveTextContent('x is not a function');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All readers')).toBeInTheDocument();
  reported.mockRestore();
});
