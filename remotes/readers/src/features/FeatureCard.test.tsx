import { idle, renderRemote, serviceOfTest, until } from '@console/testing';
import { stopClock } from '@console/testing/clock';
import { act, screen, waitFor, within } from '@testing-library/react';
import { givenDefinition } from '../definitions/definition.fixtures';
import remote from '../remote.generated';

const service = serviceOfTest();
const definitions = '/itemsense/configuration/v1/readerDefinitions';
const hub = 'ANTENNA_HUB';
const speedway = 'MS-Checkout-1';

const shown = (name: string) => `GET ${definitions}/show/${encodeURIComponent(name)}`;
const changes = (name: string) => `${definitions}/${encodeURIComponent(name)}/featureChanges`;
const featureAsked = (name: string) => `GET ${changes(name)}/${hub}`;
const timesAsked = (name: string) =>
  service.asked().filter((request) => request === featureAsked(name)).length;

const open = (name: string, pollInterval?: number) =>
  renderRemote(remote, {
    path: `/readers/definitions/${encodeURIComponent(name)}`,
    serviceUrl: service.url,
    pollInterval,
  });

const cardOf = async (feature = hub) =>
  within(await screen.findByRole('region', { name: `Feature ${feature}` }));
type Card = Awaited<ReturnType<typeof cardOf>>;
const facts = (card: Card) =>
  card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

/** Changing requests on features; the page also asks for events, with a body. */
const changesOfFeatures = () =>
  service.changes().filter(({ request }) => !request.endsWith('/health/v1/events'));

/** The reader has these features from now on. */
function give(name: string, features: Readonly<Record<string, object>>) {
  service.give(shown(name), { body: { name, address: 'a', type: 'SPEEDWAY', features } });
  for (const [feature, status] of Object.entries(features))
    service.give(`GET ${changes(name)}/${feature}`, { body: status });
}

test('[FEATURE-01] there is a card for each feature, with its status and when that was last updated', async () => {
  const time = new Date(2026, 2, 4, 5, 6, 7).toISOString();
  give(speedway, {
    [hub]: { status: 'ENABLED', statusLastUpdated: time, requestStatus: 'IDLE' },
    GPIO: { status: 'DISABLED', statusLastUpdated: null },
  });
  await open(speedway);
  expect(facts(await cardOf())).toEqual([
    ['Status', 'Enabled'],
    ['Last updated', '2026-03-04 05:06:07'],
  ]);
  expect(facts(await cardOf('GPIO'))).toEqual([
    ['Status', 'Disabled'],
    ['Last updated', '–'],
  ]);
});

test('[FEATURE-01] a reader without features has no such card', async () => {
  const { name } = await givenDefinition();
  await open(name);
  await screen.findByRole('region', { name: 'Antenna zones' });
  expect(screen.queryByRole('region', { name: /^Feature/ })).not.toBeInTheDocument();
});

test.each([
  ['INITIALIZING', 'Initializing'],
  ['CONFIGURING', 'Configuring'],
])(
  '[FEATURE-01, FEATURE-04] while %s it tells how the change goes, and takes no other',
  async (requestStatus, label) => {
    give(speedway, {
      [hub]: {
        status: 'DISABLED',
        statusLastUpdated: null,
        requestStatus,
        requestTargetStatus: 'ENABLED',
        message: 'Talking to the hub',
      },
    });
    const { user } = await open(speedway);
    const card = await cardOf();
    expect(facts(card)).toEqual([
      ['Status', 'Disabled'],
      ['Last updated', '–'],
      ['Request status', label],
      ['Target status', 'Enabled'],
      ['Message', 'Talking to the hub'],
    ]);
    const button = card.getByRole('button', { name: 'Changing…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button.querySelector('.pulse')).toHaveTextContent('Changing…');
    await user.click(button);
    expect(changesOfFeatures()).toEqual([]);
  },
);

test('[FEATURE-07] a call that fails names the feature and leaves the button as it was', async () => {
  service.give(`POST ${changes(speedway)}`, { status: 409, body: { message: 'The reader is busy' } });
  const { user } = await open(speedway);
  const card = await cardOf();
  const button = await card.findByRole('button', { name: /able$/ });
  await user.click(button);
  const failure = await card.findByRole('alert');
  expect(failure).toHaveTextContent(/^The feature ANTENNA_HUB of MS-Checkout-1 could not be (en|dis)abled/);
  expect(failure).toHaveTextContent('The reader is busy');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));

  service.takeBack(`POST ${changes(speedway)}`);
  await user.click(button);
  await card.findByRole('button', { name: 'Changing…' });
  expect(card.queryByRole('alert')).not.toBeInTheDocument();
});

describe('with the clock in hand', () => {
  beforeEach(async () => {
    await emulator.reset();
    stopClock(['setInterval', 'clearInterval']);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Lets time pass on the page and waits for the answers to what it asks then. */
  const pass = async (cache: Parameters<typeof idle>[0], milliseconds: number) => {
    await act(async () => jest.advanceTimersByTime(milliseconds));
    await act(() => idle(cache));
  };

  /** The change has begun, and was asked for once. */
  const begun = async (card: Card, name: string, cache: Parameters<typeof idle>[0]) => {
    await card.findByRole('button', { name: 'Changing…' });
    await act(() => until(cache, () => timesAsked(name) === 1 && cache.isFetching() === 0));
  };

  test('[FEATURE-02, FEATURE-05] a change is asked for every second until it is done', async () => {
    const { user, cache } = await open(speedway, 0);
    const card = await cardOf();
    const [action, status] = card.queryByRole('button', { name: 'Enable' })
      ? ['ENABLE', 'Enabled']
      : ['DISABLE', 'Disabled'];
    await pass(cache, 5000);
    expect(timesAsked(speedway)).toBe(0);

    await user.click(card.getByRole('button', { name: /able$/ }));
    await begun(card, speedway, cache);
    expect(changesOfFeatures()).toEqual([
      { request: `POST ${changes(speedway)}`, body: { feature: hub, action } },
    ]);
    await pass(cache, 999);
    expect(timesAsked(speedway)).toBe(1);
    await pass(cache, 1);
    expect(timesAsked(speedway)).toBe(2);
    await pass(cache, 1000);
    expect(timesAsked(speedway)).toBe(3);

    await emulator.advance(15_000);
    await pass(cache, 1000);
    expect(await card.findByRole('button', { name: /able$/ })).not.toHaveAttribute('aria-disabled');
    expect(facts(card)[0]).toEqual(['Status', status]);
    const done = timesAsked(speedway);
    await pass(cache, 10_000);
    expect(timesAsked(speedway)).toBe(done);
  });

  test('[FEATURE-06] an error ends it: it stands in red with its message, and the button is free again', async () => {
    const { name } = await givenDefinition({ type: 'SPEEDWAY' });
    const { user, cache } = await open(name, 0);
    const card = await cardOf();
    await user.click(card.getByRole('button', { name: 'Enable' }));
    await begun(card, name, cache);
    await emulator.advance(15_000);
    await pass(cache, 1000);
    await card.findByText('Error');
    expect(facts(card).slice(2)).toEqual([
      ['Request status', 'Error'],
      ['Target status', 'Enabled'],
      ['Message', 'The reader is not connected'],
    ]);
    expect(card.getByText('Error').parentElement).toHaveClass('status--danger');
    expect(card.getByRole('button', { name: 'Enable' })).not.toHaveAttribute('aria-disabled');
    const ended = timesAsked(name);
    await pass(cache, 10_000);
    expect(timesAsked(name)).toBe(ended);
  });

  test('what comes with the definition later is shown, and polling that failed can be taken up again', async () => {
    const { user, cache } = await open(speedway, 0);
    const card = await cardOf();
    await user.click(card.getByRole('button', { name: /able$/ }));
    await begun(card, speedway, cache);
    service.give(featureAsked(speedway), { status: 500, body: { message: 'out of order' } });
    await pass(cache, 1000);
    expect(await card.findByRole('alert')).toHaveTextContent(
      'How the change of ANTENNA_HUB goes could not be asked.',
    );
    service.takeBack(featureAsked(speedway));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card.queryByRole('alert')).not.toBeInTheDocument());

    await emulator.advance(15_000);
    await act(() => cache.refetchQueries({ queryKey: ['reader-definition'] }));
    expect(await card.findByRole('button', { name: /able$/ })).not.toHaveAttribute('aria-disabled');
  });
});
