import '../../testing/buildConstants';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MessagesProvider } from '@console/design/messages';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { contractVersion } from '@console/remote';
import type { PreviousBuild, ResolvedRemote } from '@console/remote/registry';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { registeredRemote } from '../../testing/registeredRemote';
import messages from '../messages/en.json';
import type { FailureCode } from '../registry';
import { onRemoteError } from '../registry/remoteErrors';
import { FailureCard, type FailureCardProps } from './FailureCard';
import { RemoteBoundary } from './RemoteBoundary';

const remote: ResolvedRemote = {
  ...registeredRemote,
  version: '1.2.0',
  build: 'ab12cd34',
  assignment: 'current',
  earlier: [],
};

const ran: PreviousBuild = {
  version: '1.0.0',
  build: 'ef56ab78',
  base: '/remotes/readers/1.0.0-ef56ab78/',
  federation: '0.0.0',
  contract: '^2.0.0',
  shared: {},
  record: 'sha256-AAAA',
};

const card = (options: Partial<FailureCardProps> = {}) => (
  <FailureCard
    remote={remote}
    code="altered"
    retrying={false}
    onRetry={() => undefined}
    onUse={() => undefined}
    {...options}
  />
);

function show(element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(
    <MessagesProvider locale="en" messages={messages}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
}

const codes: readonly FailureCode[] = [
  'incompatible-contract',
  'incompatible-federation',
  'incompatible-shared',
  'incompatible-service',
  'unpinned',
  'missing',
  'altered',
  'unreachable',
  'slow',
  'interfering',
  'blocking',
  'broken',
];

test.each(codes)(
  'a remote that is not there (%s): what happened, who owns it, what still works',
  async (code) => {
    show(card({ code }));
    expect(screen.getByRole('heading', { name: 'Readers is not available now' })).toBeInTheDocument();
    const shown = await screen.findByRole('alert');
    expect(shown).toHaveTextContent('The rest of the console works.');
    expect(document.body).toHaveTextContent('Version1.2.0 (ab12cd34)');
    expect(document.body).toHaveTextContent('OwnerReaders team');
    expect(document.body).toHaveTextContent(`Code${code}`);
    // An alert is read as a whole.
    expect(shown).not.toHaveTextContent('Version');
    expect(shown).not.toHaveTextContent('contract:');
  },
);

test('every failure has words of its own', () => {
  const words = codes.map((code) => JSON.stringify(messages[`outlet.failure.${code}`]));
  expect(new Set(words).size).toBe(codes.length);
});

test.each([...codes, 'stumbled'])('%s has a section in docs/failures.md', (code) => {
  expect(readFileSync(resolve(__dirname, '../../../../docs/failures.md'), 'utf8')).toContain(`### ${code}\n`);
});

test('every failure is told to whoever reports it, once', () => {
  const heard = jest.fn();
  const stop = onRemoteError(heard);
  const around = (element: ReactElement) => (
    <MessagesProvider locale="en" messages={messages}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </MessagesProvider>
  );
  const { rerender } = render(around(card()));
  rerender(around(card({ retrying: true })));
  stop();
  expect(heard.mock.calls).toEqual([
    [{ remote: 'readers', version: '1.2.0', build: 'ab12cd34', code: 'altered' }],
  ]);
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
    const failed = () => card({ code: 'broken', onRetry: () => setAttempt(attempt + 1) });
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
  expect(await screen.findByRole('alert')).not.toHaveTextContent('x is not a function');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All readers')).toBeInTheDocument();
  reported.mockRestore();
});

test.each([
  [
    'incompatible-contract',
    { of: 'contract', needs: '^3.0.0', has: '1.2.0' },
    'This version needs contract ^3.0.0 with the console, which has 1.2.0.',
  ],
  [
    'incompatible-federation',
    { of: 'federation', needs: '3.0.0', has: '2.9.2' },
    'This version was built with version 3.0.0 of the federation tools, the console with 2.9.2.',
  ],
  [
    'incompatible-shared',
    { of: 'react', needs: '^20.0.0', has: '19.3.1' },
    'This version needs react ^20.0.0; the console has 19.3.1.',
  ],
  [
    'incompatible-shared',
    { of: 'preact', needs: '^10.0.0', has: '' },
    'This version needs preact ^10.0.0; the console does not have it.',
  ],
  [
    'incompatible-service',
    { of: 'service', needs: '2030.1', has: '2024.2' },
    'This version needs version 2030.1 of the service or newer; the service has 2024.2.',
  ],
] as const)('%s says what is needed and what is there: %j', async (code, of, words) => {
  show(card({ code, incompatibility: { compatible: false, code, ...of } }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('the previous version is offered where the registry keeps one', async () => {
  const onUse = jest.fn();
  show(card({ remote: { ...remote, earlier: [ran] }, onUse }));
  await userEvent.click(screen.getByRole('button', { name: 'Use version 1.0.0' }));
  expect(onUse).toHaveBeenCalledWith('1.0.0-ef56ab78');
});

test('no version is offered where none fits', () => {
  show(card({ remote: { ...remote, earlier: [{ ...ran, contract: '^3.0.0' }] } }));
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

test('a chosen version that fails names itself and leads back to the newest', async () => {
  const onUse = jest.fn();
  show(card({ remote: { ...remote, earlier: [ran], chosen: ran }, onUse }));
  expect(document.body).toHaveTextContent('Version1.0.0 (ef56ab78)');
  await userEvent.click(screen.getByRole('button', { name: 'Use the newest version (1.2.0)' }));
  expect(onUse).toHaveBeenCalledWith(undefined);
});

test('the details are copied for the team, without the text of the error', async () => {
  const user = userEvent.setup();
  const cause = new TypeError('secret of the user');
  cause.stack = 'TypeError: secret of the user\n at f (https://x/remotes/readers/1/Page.1f2e.js:1:345)';
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  show(card({ cause }));
  await user.click(screen.getByText('Details for Readers team'));
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(screen.getByRole('status')).toHaveTextContent('Details copied.');
  const [copied = ''] = write.mock.lastCall ?? [];
  for (const line of [
    'remote: readers',
    'build: 1.2.0-ab12cd34 (current)',
    'code: altered (docs/failures.md#altered)',
    'cause: TypeError',
    'at: Page.1f2e.js:1:345',
    `contract: needs ^2.0.0, has ${contractVersion}`,
  ])
    expect(copied.split('\n')).toContain(line);
  expect(copied).not.toContain('secret');
  expect(document.body).not.toHaveTextContent('secret');
});

test('without a clipboard the details are selected', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  show(card());
  await user.click(screen.getByText('Details for Readers team'));
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  expect(screen.getByRole('status')).toHaveTextContent('The details are selected: copy them by keyboard.');
  expect(String(getSelection())).toContain('code: altered');
});
