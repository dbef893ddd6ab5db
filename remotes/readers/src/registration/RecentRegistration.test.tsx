import { idle, renderRemote, serviceOfTest } from '@console/testing';
import { stopClock } from '@console/testing/clock';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const registrations = '/api/capInstall/readerUpdates';
const processes = '/api/ongoingProcesses';
const one = `GET ${registrations}/9`;
const now = new Date(2026, 2, 4, 5, 6, 7);

const dock = { definition: { name: 'Dock 1', address: '10.0.0.1' }, installStep: 'REBOOTING', error: null };
const till = {
  definition: { name: 'Till', address: '10.0.0.2' },
  installStep: 'UPLOAD_PACKAGE',
  error: 'The reader needs a password',
};
const running = {
  id: 9,
  status: 'IN_PROGRESS',
  startTime: new Date(now.getTime() - 60_000).toISOString(),
  statusLastUpdated: now.toISOString(),
  error: null,
  hostname: 'server.example',
  details: { readers: [dock, till] },
};
const failed = { ...running, status: 'FAILED', error: 'no package' };

beforeEach(async () => {
  await emulator.reset();
  stopClock(['Date'], now);
});
afterEach(() => {
  jest.useRealTimers();
});

/** The service says this of registration 9 from now on. */
function give(registration: object) {
  service.give(one, { body: registration });
  service.give(`GET ${registrations}/mostRecent`, { body: registration });
}
async function openWith(registration: object) {
  give(registration);
  const opened = await renderRemote(remote, { path: '/readers/register', serviceUrl: service.url });
  await screen.findByText('Registration number');
  return opened;
}
const panel = () => within(screen.getByRole('region', { name: 'Recent registration', hidden: true }));
const facts = () =>
  panel()
    .getAllByRole('term', { hidden: true })
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const asked = (request: string) => service.asked().filter((each) => each === request).length;
const toggle = () => screen.getByRole('button', { name: 'Registration', hidden: true });

/** Has registration 9 asked for once more, as the next poll would: after the first answer, which it would join. */
async function poll(cache: Awaited<ReturnType<typeof openWith>>['cache']) {
  await idle(cache);
  await act(() => cache.refetchQueries({ queryKey: ['registration', 'one', '9'] }, { throwOnError: false }));
}

test('[REGISTER-22, REGISTER-23] the panel tells number, status, times, error and where each reader stands', async () => {
  await openWith(failed);
  expect(facts()).toEqual([
    ['Registration number', '9'],
    ['Status', 'Failed'],
    ['Start time', '03/04/2026 05:05:07'],
    ['Last activity', '03/04/2026 05:06:07'],
    ['Error', 'no package'],
  ]);
  const grid = within(screen.getByRole('grid', { name: 'Readers of the recent registration' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Reader definition',
    'Address',
    'Install step',
    'Error',
  ]);
  const row = within(grid.getByRole('row', { name: /Till/ }));
  expect(row.getByRole('link', { name: 'Till' })).toHaveAttribute('href', '/readers/definitions/Till');
  expect(row.getByText('10.0.0.2')).toBeInTheDocument();
  expect(row.getByText('2/9 Upload package')).toBeInTheDocument();
  expect(grid.getByText('4/9 Rebooting')).toHaveAttribute('title', '4/9 Rebooting: reboot signal sent');
  expect(row.getByText('The reader needs a password')).toBeInTheDocument();
  await waitFor(() => expect(asked(one)).toBe(1));
});

test('[REGISTER-02, REGISTER-24] one that is under way is found on opening the page, whoever started it', async () => {
  await openWith(running);
  await waitFor(() => expect(toggle()).toHaveAttribute('aria-disabled', 'true'));
  expect(toggle()).toHaveAccessibleDescription('The form stays as it is while a registration is under way.');
  expect(panel().getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
    'aria-valuetext',
    '0 registered, 1 failed, 1 in progress',
  );
  expect(panel().getByRole('button', { name: 'Cancel registration' })).toBeInTheDocument();
  expect(panel().queryByRole('button', { name: 'Rerun registration' })).not.toBeInTheDocument();
});

test('[REGISTER-30] one that began more than 20 minutes ago no longer counts as ongoing', async () => {
  await openWith({ ...running, startTime: new Date(now.getTime() - 1_200_001).toISOString() });
  await waitFor(() => expect(asked(one)).toBe(1));
  expect(toggle()).not.toHaveAttribute('aria-disabled');
  expect(panel().queryByRole('progressbar')).not.toBeInTheDocument();
});

test('[REGISTER-24] cancelling asks first, sends the call, and the end is said once as information', async () => {
  const { user, cache, alerts } = await openWith(running);
  await user.click(panel().getByRole('button', { name: 'Cancel registration' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel registration 9?' }));
  expect(service.changes()).toEqual([]);
  service.give(`DELETE ${registrations}/9`, { status: 204 });
  give({ ...failed, error: 'The registration was cancelled' });
  await user.click(dialog.getByRole('button', { name: 'Cancel registration' }));
  expect(await screen.findByText('Registration 9 was cancelled.')).toBeInTheDocument();
  await poll(cache);
  expect(service.changes()[0]).toEqual({ request: `DELETE ${registrations}/9`, body: undefined });
  expect(alerts.getState().past).toHaveLength(1);
  expect(toggle()).not.toHaveAttribute('aria-disabled');
});

test('[REGISTER-24] a cancel that fails shows the stop error', async () => {
  const { user } = await openWith(running);
  service.give(`DELETE ${registrations}/9`, { status: 500, body: { message: 'too late' } });
  await user.click(panel().getByRole('button', { name: 'Cancel registration' }));
  const asks = within(await screen.findByRole('alertdialog'));
  await user.click(asks.getByRole('button', { name: 'Cancel registration' }));
  const said = await screen.findByText('The registration could not be stopped.');
  expect(said.closest('[role=alertdialog]')).toHaveTextContent('too late');
});

test('[REGISTER-25] a failed one is run again with the same readers and hostname, after a question', async () => {
  const { user } = await openWith(failed);
  await user.click(panel().getByRole('button', { name: 'Rerun registration' }));
  const asks = within(await screen.findByRole('alertdialog', { name: 'Run registration 9 again?' }));
  expect(service.changes()).toEqual([]);
  service.give(`POST ${registrations}`, { body: { ...running, id: 10 } });
  service.give(`GET ${registrations}/10`, { body: { ...running, id: 10 } });
  await user.click(asks.getByRole('button', { name: 'Rerun registration' }));
  expect(await screen.findByText('Registration 10 started: 2 readers.')).toBeInTheDocument();
  expect(service.changes()[0]).toEqual({
    request: `POST ${registrations}`,
    body: {
      readers: [
        { name: 'Dock 1', ipAddress: '10.0.0.1' },
        { name: 'Till', ipAddress: '10.0.0.2' },
      ],
      hostname: 'server.example',
      imageType: 'IS_AGENT',
      versionId: 'CAP_LATEST',
    },
  });
});

test('[REGISTER-25] a rerun that fails shows the rerun error', async () => {
  const { user } = await openWith(failed);
  service.give(`POST ${registrations}`, { status: 500, body: { message: 'no package' } });
  await user.click(panel().getByRole('button', { name: 'Rerun registration' }));
  const asks = within(await screen.findByRole('alertdialog'));
  await user.click(asks.getByRole('button', { name: 'Rerun registration' }));
  expect(await screen.findByText('The registration could not be run again.')).toBeInTheDocument();
});

test.each([
  ['cancelled', { ...failed, error: 'Cancelled by Admin' }, 'info', []],
  ['failed', failed, 'danger', ['no package']],
  ['complete but for a reader', { ...running, status: 'COMPLETED' }, 'danger', ['Till']],
  [
    'complete',
    { ...running, status: 'COMPLETED', details: { readers: [{ ...dock, installStep: 'INSTALL_FINISHED' }] } },
    'success',
    [],
  ],
])(
  '[REGISTER-20, REGISTER-29] when it is %s exactly one alert appears, and its process is forgotten',
  async (_, end, tone, lines) => {
    const { cache, alerts } = await openWith(running);
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-disabled', 'true'));
    give(end);
    await poll(cache);
    await waitFor(() =>
      expect(alerts.getState().past.map((each) => [each.tone, each.lines])).toEqual([[tone, lines]]),
    );
    await poll(cache);
    expect(alerts.getState().past).toHaveLength(1);
    await waitFor(() =>
      expect(service.changes()).toEqual([{ request: `DELETE ${processes}/9`, body: undefined }]),
    );
  },
);

test('[REGISTER-20] the process of one whose end nobody saw is forgotten on opening the page', async () => {
  service.give(`GET ${processes}`, { body: [{ processId: 9, processType: 'capInstall' }] });
  const { alerts } = await openWith(failed);
  await waitFor(() =>
    expect(service.changes()).toEqual([{ request: `DELETE ${processes}/9`, body: undefined }]),
  );
  expect(alerts.getState().past).toEqual([]);
});
