import '../../testing/buildConstants';
import { createServiceClient } from '@console/api-client';
import { publishedAreas } from '@console/remote/contract';
import { resolveRegistry } from '@console/remote/registry';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { QueryClient } from '@tanstack/react-query';
import { registeredRemote, registeredRoute, registryOf } from '../../testing/registeredRemote';
import { navigationOf } from '../areas/navigation';
import { remoteKey } from '../registry/remoteQuery';
import { followLinks } from './followLinks';
import { type ConsoleNow, createPagesAhead } from './pagesAhead';

const list = '/itemsense/configuration/v1/readerDefinitions/show';
const load = jest.fn(async () => ({ Page: () => null }));

let service: RecordingProxy;
let queryClient: QueryClient;

const asked = () => service.requests.map(({ path }) => path).sort();

/** A console with a remote that is loaded, apart from its page. */
function openConsole(change: Partial<ConsoleNow> = {}) {
  const routes = [
    registeredRoute('/readers/definitions', list),
    registeredRoute('/readers/definitions/:name', `${list}/:name`),
  ];
  const registry = resolveRegistry(registryOf({ ...registeredRemote, routes }));
  const [remote] = registry.remotes;
  if (!remote) throw new Error('There is no remote.');
  const declaration = {
    name: 'readers',
    contract: '^2.0.0',
    owner: 'x',
    areas: [publishedAreas.readers],
    routes,
  };
  const module = { declaration, messages: { en: {} }, pages: { Page: () => load() } };
  queryClient.setQueryData(remoteKey(remote), { build: remote, module });
  const ahead = createPagesAhead();
  ahead.follow({
    navigation: navigationOf(registry),
    queryClient,
    client: createServiceClient({ baseUrl: service.url, token: () => 'token' }),
    askServiceVersion: async () => undefined,
    signedIn: true,
    remotesRun: true,
    ...change,
  });
  return ahead;
}

beforeEach(async () => {
  load.mockClear();
  queryClient = new QueryClient();
  service = await startRecordingProxy({ answer: () => ({ body: [] }) });
});

afterEach(async () => {
  queryClient.clear();
  document.body.replaceChildren();
  await service.close();
});

test('code and data of a page are asked for in one wave, each once', async () => {
  const { begin } = openConsole();
  const begun = begin('/readers/definitions');
  expect(load).toHaveBeenCalledTimes(1);
  await Promise.all([begun, begin('/readers/definitions')]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual(['/api/provisioning_state', list]);
  expect(begin('/readers/definitions')).toBeUndefined();
});

test('an area leads to its page, and parameters of the address are filled in', async () => {
  const { begin } = openConsole();
  queryClient.setQueryData(['provisioning'], { state: 'PROVISIONED' });
  await begin('/readers');
  await begin('/readers/definitions/Dock%201');
  expect(asked()).toEqual([list, `${list}/Dock%201`]);
});

test('while nobody is signed in code is fetched, and nothing is asked of the service', async () => {
  await openConsole({ signedIn: false }).begin('/readers/definitions');
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked()).toEqual([]);
});

test('nothing is fetched where remotes do not run, or of an address that nobody serves', () => {
  expect(openConsole({ remotesRun: false }).begin('/readers/definitions')).toBeUndefined();
  expect(openConsole().begin('/nowhere')).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
});

test('a remote that failed to load just now is not tried again by itself', async () => {
  const { begin } = openConsole();
  const [key] = queryClient.getQueryCache().findAll({ queryKey: ['remote'] });
  const queryFn = jest.fn(async () => Promise.reject(new Error('gone')));
  queryClient.removeQueries({ queryKey: ['remote'] });
  queryClient.setQueryData(['provisioning'], { state: 'PROVISIONED' });
  await queryClient
    .fetchQuery({ queryKey: key?.queryKey ?? [], queryFn, retry: false })
    .catch(() => undefined);
  await begin('/readers/definitions');
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(queryClient.isFetching()).toBe(0);
});

describe('links', () => {
  const begin = jest.fn();
  const beginCode = jest.fn();
  let unfollow: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    for (const mock of [begin, beginCode]) mock.mockClear();
    document.body.innerHTML =
      '<nav><a href="/jobs"><span>Jobs</span></a></nav><a id="record" href="/jobs/7">7</a><a id="other" href="https://elsewhere.example/jobs">x</a><a id="tab" target="_blank" href="/recipes">x</a>';
    unfollow = followLinks({ begin, beginCode });
  });

  afterEach(() => {
    unfollow();
    jest.useRealTimers();
  });

  const on = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

  test('of the navigation that the pointer rests on: all that the page needs; passing by asks for nothing', () => {
    on('nav span', 'pointerover');
    jest.advanceTimersByTime(40);
    on('body', 'pointerover');
    jest.advanceTimersByTime(100);
    expect(begin).not.toHaveBeenCalled();
    on('nav span', 'pointerover');
    jest.advanceTimersByTime(100);
    expect(begin).toHaveBeenCalledWith('/jobs');
  });

  test('elsewhere: the code at rest, all when pressed', () => {
    on('#record', 'focusin');
    jest.advanceTimersByTime(100);
    expect(beginCode).toHaveBeenCalledWith('/jobs/7');
    expect(begin).not.toHaveBeenCalled();
    on('#record', 'pointerdown');
    expect(begin).toHaveBeenCalledWith('/jobs/7');
  });

  test('to other origins and other tabs: nothing', () => {
    for (const link of ['#other', '#tab']) on(link, 'pointerdown');
    expect(begin).not.toHaveBeenCalled();
  });
});
