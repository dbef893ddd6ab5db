import { renderRemote, serviceOfTest } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { FleetHealthCard } from './FleetHealthCard';

const service = serviceOfTest();
beforeEach(() => emulator.reset());

const well = { status: 'HEALTHY' };
const components = {
  connectionStatus: well,
  throughputStatus: well,
  clockSyncStatus: well,
  hardwareStatus: well,
  softwareStatus: well,
};
const failing = { ...components, hardwareStatus: { status: 'FAILED', code: 'DEVICE_FAULT' } };

const readers = [
  ['Dock-1', 'North', { state: 'IDLE', ...components }],
  ['Dock-2', 'North', { state: 'NOT_RESPONDING', lastCheckin: '2026-11-23T10:00:00.000Z', ...components }],
  ['Dock-3', 'North', { state: 'IDLE', ...failing }],
  ['Till-1', 'South', { state: 'AWAITING_AGENT', ...components }],
  ['Till-2', 'South', undefined],
  ['Gate-1', 'East', { state: 'RUNNING_JOB', ...components }],
] as const;

/** Opens the card in the place of a page, with these readers. */
function openCard() {
  service.give('GET /itemsense/configuration/v1/readerDefinitions/show', {
    body: readers.map(([name, facility]) => ({ name, facility, address: name, type: 'XARRAY' })),
  });
  service.give('GET /itemsense/health/v1/readers', {
    body: readers.flatMap(([readerName, , health]) => (health ? [{ readerName, ...health }] : [])),
  });
  service.give('POST /itemsense/health/v1/events', {
    body: {
      events: [
        {
          eventTime: '2026-11-23T09:00:00.000Z',
          readerId: 'Dock-3',
          type: 'HARDWARE_FAULT',
          code: 'DEVICE_FAULT',
          args: { status: 'FAILED' },
        },
      ],
      nextPageMarker: null,
    },
  });
  const pages = { ...remote.pages, ClockSyncPage: async () => ({ ClockSyncPage: FleetHealthCard }) };
  return renderRemote({ ...remote, pages }, { path: '/ntp-reader-sync', serviceUrl: service.url });
}

const entries = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent);

test('the worst readers are named with what is wrong and since when', async () => {
  await openCard();
  const list = await screen.findByRole('list', { name: 'Readers that need attention' });
  await waitFor(() =>
    expect(entries(list)).toEqual([
      'Dock-2NorthNot respondingsince 11/23/2026 10:00:00',
      'Dock-3NorthUnhealthy: Hardwaresince 11/23/2026 09:00:00',
      'Till-2SouthUnknown',
    ]),
  );
  expect(within(list).getByRole('link', { name: 'Dock-2' })).toHaveAttribute(
    'href',
    '/readers/definitions/Dock-2',
  );
});

test('each facility has the words and counts of the list, and each count leads to these readers', async () => {
  const { user, router } = await openCard();
  const list = await screen.findByRole('list', { name: 'Readers by facility' });
  await waitFor(() =>
    expect(entries(list)).toEqual([
      'North1 not responding1 unhealthy1 healthy',
      'South1 unknown1 awaiting agent',
      'East1 healthy',
    ]),
  );
  const ofSouth = within(screen.getByRole('list', { name: 'Readers of South by status' }));
  await user.click(ofSouth.getByRole('link', { name: '1 awaiting agent' }));
  expect(await screen.findByRole('row', { name: /Till-1/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Till-2/ })).not.toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('list', { name: 'Readers by facility' })).toBeInTheDocument();
});
