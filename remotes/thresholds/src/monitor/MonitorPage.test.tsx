import { holdSockets, renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { answeredThreshold, transition } from './monitor.fixtures';

const service = serviceOfTest();
const sockets = holdSockets();
const list = 'GET /itemsense/configuration/v1/thresholds';
const queues = 'POST /api/queues';

/** Thresholds of these names, and queues for them. */
function give(...names: readonly string[]) {
  service.give(list, { body: names.map((name, index) => answeredThreshold(index + 901, name)) });
  service.give(queues, { body: { socketUrl: '/api/sockets?channelId=channel', channelId: 'channel' } });
}
const open = (search = '') =>
  renderRemote(remote, { path: `/threshold-monitor${search}`, serviceUrl: service.url });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const cards = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((heading) => heading !== 'Thresholds shown');
const opened = (count: number) => waitFor(() => expect(sockets).toHaveLength(count));
const socket = (index: number) => {
  const found = sockets[index];
  if (!found) throw new Error('There is no such socket.');
  return found;
};
const counted = (direction: 'In' | 'Out', within_: ReturnType<typeof within>) =>
  within_.getByText(direction, { selector: 'dt' }).nextElementSibling?.textContent;

describe('which thresholds', () => {
  test('[MONITOR-01] [MONITOR-02] all of them, with a notice that lists are truncated', async () => {
    give('Dock', 'Hatch');
    await open();
    await card('Dock');
    expect(cards()).toEqual(['Dock', 'Hatch']);
    expect(screen.getByText(/^Lists of transitions are truncated/)).toBeVisible();
  });

  test('[MONITOR-01] those that the address names; they can be chosen, and one is always left', async () => {
    give('Dock', 'Hatch');
    const { user, router } = await open('?thresholdIds=["902"]');
    await card('Hatch');
    expect(cards()).toEqual(['Hatch']);
    await user.click(screen.getByRole('button', { name: 'Thresholds shown' }));
    expect(screen.getByRole('checkbox', { name: 'Hatch' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('checkbox', { name: 'Dock' }));
    await card('Dock');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('checkbox', { name: 'Hatch' }));
    await waitFor(() => expect(cards()).toEqual(['Dock']));
    expect(decodeURIComponent(router.state.location.search)).toBe('?thresholdIds=["901"]');
  });

  test('[MONITOR-01] the page for what is not found opens when none match', async () => {
    give('Dock');
    const { router } = await open('?thresholdIds=["4711"]');
    await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
  });

  test('[MONITOR-02] a warning says that there are none', async () => {
    give();
    await open('?thresholdIds=["901"]');
    expect(await screen.findByText(/^None available/)).toBeVisible();
  });

  test('[MONITOR-02] [MONITOR-13] a failing load is said, with its title and a way to try again', async () => {
    give('Dock');
    service.give(list, { status: 500, body: { message: 'Busy' } });
    const { user } = await open();
    const banner = within(await screen.findByRole('alert'));
    expect(banner.getByText('Threshold load error')).toBeVisible();
    expect(banner.getByText('Threshold data could not be retrieved.')).toBeVisible();
    give('Dock');
    await user.click(banner.getByRole('button', { name: 'Try again' }));
    await card('Dock');
    expect(screen.queryByText('Threshold load error')).toBeNull();
  });
});

test('[MONITOR-09] one queue is opened for each threshold, and ended when the monitor is left', async () => {
  give('Dock', 'Hatch');
  const { unmount } = await open();
  await opened(2);
  const changes = (method: string) => service.changes().filter(({ request }) => request.startsWith(method));
  expect(changes('POST').map(({ body }) => body)).toEqual(
    ['Dock', 'Hatch'].map((thresholdName) => ({ type: 'transitions', options: { thresholdName } })),
  );
  unmount();
  await waitFor(() =>
    expect(changes('DELETE').map(({ request }) => request)).toEqual([
      'DELETE /api/queues/channel',
      'DELETE /api/queues/channel',
    ]),
  );
});

test('[MONITOR-03] [MONITOR-05] [MONITOR-11] a card has state, arrangement, readers, counts and each event in its table', async () => {
  give('Dock');
  service.give('GET /itemsense/control/v1/jobs/show', { body: [] });
  await open();
  const dock = await card('Dock');
  await opened(1);
  socket(0).open();
  expect(await dock.findByText('Inactive')).toBeVisible();
  expect(dock.getByText('Overhead').parentElement?.querySelector('svg')).toBeInTheDocument();
  expect(dock.getByRole('link', { name: 'Dock reader' })).toHaveAttribute(
    'href',
    '/readers/definitions/Dock%20reader',
  );
  expect(dock.getByText(/^no transitions found since /)).toBeVisible();
  expect([counted('In', dock), counted('Out', dock)]).toEqual(['0', '0']);

  socket(0).give(transition());
  socket(0).give(transition({ epc: '3034AB02', toZone: 'OUT', confidence: 1 }));
  await waitFor(() => expect([counted('In', dock), counted('Out', dock)]).toEqual(['1', '1']));
  const grid = within(dock.getByRole('grid', { name: 'Transitions of Dock' }));
  await waitFor(() =>
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'EPC',
      'Observation time',
      'Confidence',
      'Direction',
    ]),
  );
  const [, latest, first] = grid.getAllByRole('row');
  expect(latest).toHaveTextContent('3034AB02');
  const cells = within(first as HTMLElement).getAllByRole('gridcell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '3034AB01',
    '03/01/2026 10:00:00 +00:00',
    '0.88',
    'IN',
  ]);
});

test('[MONITOR-04] while nobody can say which jobs run, no threshold is said to be inactive', async () => {
  give('Dock');
  const jobs = 'GET /itemsense/control/v1/jobs/show';
  service.give(jobs, { status: 500, body: { message: 'Busy' } });
  const { user } = await open();
  const dock = await card('Dock');
  expect(await screen.findByText(/^Which jobs watch the thresholds/)).toBeVisible();
  expect(dock.getByText('Unknown')).toBeVisible();
  expect(dock.queryByText('Inactive')).toBeNull();
  service.give(jobs, { body: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await dock.findByText('Inactive')).toBeVisible();
});

describe('the badge of a job that errored', () => {
  /** A running job of a recipe for all thresholds of its facility. */
  const errored = (facility: string, message: string) => ({
    id: facility,
    status: 'RUNNING',
    facilities: [{ name: facility }],
    readerNames: ['Hatch reader'],
    errorOccurred: true,
    errors: [{ time: '2026-03-01T10:00:00Z', message }],
    job: { name: 'Night watch', recipeName: 'Watch', facility },
  });
  const watch = (job: object) => {
    give('Dock', 'Hatch');
    service.give('GET /itemsense/configuration/v1/recipes/show', {
      body: [{ name: 'Watch', type: 'THRESHOLD', readerConfigurationName: 'Gates' }],
    });
    service.give('GET /itemsense/configuration/v1/readerConfigurations/show', {
      body: [{ name: 'Gates', operation: 'THRESHOLD' }],
    });
    service.give('GET /itemsense/control/v1/jobs/show', { body: [job] });
  };

  test('[MONITOR-03] has the error message, and the name of the job leads to it', async () => {
    watch(errored('DC', 'Antenna 3 is silent'));
    await open();
    for (const name of ['Dock', 'Hatch']) {
      const shown = await card(name);
      const link = await shown.findByRole('link', { name: 'Night watch' });
      expect(link).toHaveAttribute('href', '/jobs/DC');
      expect(link.parentElement).toHaveTextContent('Night watch: Antenna 3 is silent');
    }
  });

  test('[MONITOR-03] an error that names the reader of one threshold is said there only', async () => {
    watch(errored('DC', 'Reader Hatch reader failed to initialise its connection'));
    await open();
    expect(await (await card('Hatch')).findByText(/failed to initialise/)).toBeVisible();
    const dock = await card('Dock');
    expect(dock.queryByText(/failed to initialise/)).toBeNull();
    expect(dock.queryByText('Running with errors')).toBeNull();
  });

  test('[THRESH-24] a job in another facility watches nothing here', async () => {
    watch(errored('Store', 'Antenna 3 is silent'));
    await open();
    await opened(2);
    for (const name of ['Dock', 'Hatch']) expect((await card(name)).getByText('Inactive')).toBeVisible();
  });
});

test('[MONITOR-12] a queue, a socket and a message that fail are said on their card; the others keep working', async () => {
  give('Dock', 'Hatch');
  await open();
  const [dock, hatch] = [await card('Dock'), await card('Hatch')];
  await opened(2);
  for (const each of sockets) each.open();
  socket(0).give('nonsense');
  expect(await dock.findByText('1 message of Dock could not be read and is left out.')).toBeVisible();
  service.give(queues, { status: 503, body: { message: 'Busy' } });
  socket(0).break(1006);
  expect(
    await dock.findByText(
      'The connection for live data of Dock broke (code 1006). It is made again by itself.',
    ),
  ).toBeVisible();
  socket(1).break(4000);
  expect(
    await hatch.findByText('Live data of Hatch could not be requested. It is tried again by itself.'),
  ).toBeVisible();
  expect(dock.getByText(/^no transitions found since /)).toBeVisible();
});

test('[MONITOR-06] [MONITOR-05] the filter shows what it leaves, counts stay, and it can be cleared while it is on', async () => {
  give('Dock');
  const { user } = await open();
  const dock = await card('Dock');
  await opened(1);
  socket(0).open();
  socket(0).give(transition());
  await waitFor(() => expect(counted('In', dock)).toBe('1'));

  await user.click(dock.getByRole('button', { name: 'Filter of Dock' }));
  const form = within(await dock.findByRole('form', { name: 'Filter of the transitions of Dock' }));
  for (const label of ['Observed after', 'Observed before'])
    expect(await form.findByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
  expect(form.getByRole('checkbox', { name: 'Include IN' })).toBeChecked();
  expect(form.getByRole('checkbox', { name: 'Include OUT' })).toBeChecked();
  expect(form.queryByRole('button', { name: 'Clear filter' })).toBeNull();

  await user.type(form.getByRole('textbox', { name: /^EPC prefix/ }), 'FF');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  expect(await dock.findByText('none found')).toBeVisible();
  expect(counted('In', dock)).toBe('1');
  await user.click(await form.findByRole('button', { name: 'Clear filter' }));
  await waitFor(() => expect(dock.getByText('3034AB01')).toBeVisible());
  expect(dock.queryByRole('button', { name: 'Clear filter' })).toBeNull();
});

test('[MONITOR-07] the filter is validated on every change', async () => {
  give('Dock');
  const { user } = await open();
  const dock = await card('Dock');
  await user.click(dock.getByRole('button', { name: 'Filter of Dock' }));
  const prefix = await dock.findByRole('textbox', { name: /^EPC prefix/ });
  await user.click(prefix);
  await user.paste('A'.repeat(65));
  expect(dock.getByText(/^EPC prefix is too long/)).toBeVisible();
  await user.type(prefix, '{Backspace}');
  expect(dock.queryByText(/^EPC prefix is too long/)).toBeNull();
});

test('a pause keeps what is shown and says how many came meanwhile', async () => {
  give('Dock');
  const { user } = await open();
  const dock = await card('Dock');
  await opened(1);
  socket(0).open();
  await user.click(dock.getByRole('button', { name: /^Pause/ }));
  socket(0).give(transition());
  expect(await dock.findByText(/^1 /)).toBeVisible();
  expect(dock.getByText(/^no transitions found since /)).toBeVisible();
  await user.click(dock.getByRole('button', { name: /^(Resume|Continue)/ }));
  expect(await dock.findByText('3034AB01')).toBeVisible();
});

test('the wall view shows counts in large letters, and the address carries it', async () => {
  give('Dock', 'Hatch');
  const { user, router } = await open('?thresholdIds=["901"]');
  await card('Dock');
  await user.click(screen.getByRole('button', { name: 'Wall view' }));
  expect(router.state.location.search).toContain('view=wall');
  const dock = await card('Dock');
  expect(dock.queryByRole('grid')).toBeNull();
  await waitFor(() => expect(sockets.length).toBeGreaterThan(0));
  sockets.at(-1)?.open();
  sockets.at(-1)?.give(transition());
  await waitFor(() => expect(counted('In', dock)).toBe('1'));
  await user.click(screen.getByRole('button', { name: 'Cards' }));
  expect(await (await card('Dock')).findByText(/^no transitions found since /)).toBeVisible();
});

describe('sound', () => {
  /** Tones played, in hertz. */
  let tones: number[];
  let state: AudioContextState;
  class Context {
    state = 'suspended';
    destination = {};
    currentTime = 0;
    async resume() {
      this.state = state;
    }
    async close() {}
    createOscillator() {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: (node: object) => node,
        start: () => tones.push(frequency.value),
        stop: () => undefined,
      };
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
      return { gain, connect: () => undefined };
    }
  }
  beforeEach(() => {
    tones = [];
    state = 'running';
    Object.assign(globalThis, { AudioContext: Context });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'AudioContext'));

  test('it is off until it is wanted; each direction has its tone; what is heard is also seen', async () => {
    give('Dock');
    const { user } = await open();
    const dock = await card('Dock');
    const marks = () => [...document.querySelectorAll('.counts__one--recent dt')].map((dt) => dt.textContent);
    await opened(1);
    socket(0).open();
    socket(0).give(transition());
    await waitFor(() => expect(counted('In', dock)).toBe('1'));
    expect(marks()).toEqual(['In']);
    expect(tones).toEqual([]);

    const button = screen.getByRole('button', { name: 'Sound' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    for (const toZone of ['IN', 'IN', 'OUT']) socket(0).give(transition({ toZone }));
    await waitFor(() => expect(counted('Out', dock)).toBe('1'));
    expect(tones).toEqual([880, 440]);
    expect(marks()).toEqual(['In', 'Out']);
    await user.click(button);
    socket(0).give(transition());
    await waitFor(() => expect(counted('In', dock)).toBe('4'));
    expect(tones).toHaveLength(2);
    await waitFor(() => expect(marks()).toEqual([]), { timeout: 3000 });
  });

  test('a browser that keeps silent is said', async () => {
    give('Dock');
    state = 'suspended';
    const { user } = await open();
    await card('Dock');
    await user.click(screen.getByRole('button', { name: 'Sound' }));
    expect(await screen.findByText(/^This browser plays no sound here/)).toBeVisible();
  });
});

test('thousands of messages are counted one by one, whether they can be read or not', async () => {
  give('Dock');
  await open();
  const dock = await card('Dock');
  await opened(1);
  socket(0).open();
  for (let message = 0; message < 1000; message += 1)
    socket(0).give(message % 10 === 0 ? 'nonsense' : transition({ toZone: message % 2 ? 'IN' : 'OUT' }));
  expect(await dock.findByText('100 messages of Dock could not be read and are left out.')).toBeVisible();
  await waitFor(() => expect([counted('In', dock), counted('Out', dock)]).toEqual(['500', '400']));
});

test('the board shows each door with its hour, its balance and its last item, and leads to its details', async () => {
  give('Dock', 'Hatch');
  const { user, router } = await open('?view=board');
  const line = (name: string, counts: string) =>
    screen.findByRole('img', { name: `${name}, last hour by minute: ${counts}` });
  await line('Dock', '0 in, 0 out');
  await opened(2);
  socket(1).open();
  socket(1).give(transition());
  for (const epc of ['3034AB02', '3034AB03']) socket(1).give(transition({ epc, toZone: 'OUT' }));
  await line('Hatch', '1 in, 2 out');
  const door = screen.getAllByRole('listitem').find((each) => each.textContent?.includes('Hatch'));
  expect(door).toHaveTextContent('Net-1');
  expect(door).toHaveTextContent('Last 34AB03 at 10:00:00');
  expect(await screen.findAllByText('No crossing in the last hour')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Hatch' }));
  expect(decodeURIComponent(router.state.location.search)).toBe('?thresholdIds=["902"]');
  await card('Hatch');
});
