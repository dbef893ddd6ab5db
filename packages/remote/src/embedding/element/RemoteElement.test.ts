/** @jest-environment ./packages/testing/src/environments/dom.ts */

import type { RfidRemoteElement } from '@console/embed';
import type { MountOptions } from '../mountOptions';
import { defineRemoteElement } from './RemoteElement';
import type { RemoteSource } from './source';

/** True if the console answers pages of this site. */
let letIn = true;

const mounted: MountOptions[] = [];
const navigate = jest.fn();
const refresh = jest.fn();
const source: RemoteSource = {
  origin: 'https://console.example',
  registry: () => Promise.reject(new Error('not asked')),
  letsIn: () => letIn,
  find: async (name) =>
    ({
      name,
      version: '1.0.0',
      routes: [
        { path: '/readers', page: 'ReadersPage' },
        { path: '/readers/:name', page: 'ReaderPage', record: 'reader' },
      ],
      cards: [{ name: 'HealthCard' }],
    }) as never,
  load: async () => ({
    mount: async (_place, options) => {
      mounted.push(options);
      return Object.assign(() => undefined, { navigate, refresh });
    },
  }),
};

const settled = (element: HTMLElement) =>
  new Promise((resolve) => {
    for (const type of ['rfid-ready', 'rfid-failure'])
      element.addEventListener(type, resolve, { once: true });
  });

/** True after the page has broken what is needed to draw. */
let broken = false;

beforeAll(() => {
  // Jsdom has no adopted sheets.
  const adopted = new WeakMap<ShadowRoot, unknown[]>();
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    get(this: ShadowRoot) {
      if (broken) throw new TypeError('frozen');
      if (!adopted.has(this)) adopted.set(this, []);
      return adopted.get(this);
    },
  });
  CSSStyleSheet.prototype.replaceSync ??= () => undefined;
});

let warn: jest.SpyInstance;
beforeEach(() => {
  mounted.length = 0;
  navigate.mockClear();
  refresh.mockClear();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
  document.body.replaceChildren();
  broken = false;
  letIn = true;
});

test('a token in an attribute, as some frameworks leave it before the class is defined, is taken, removed and warned of', async () => {
  document.body.innerHTML = '<rfid-remote name="readers" token="early-token"></rfid-remote>';
  const early = document.querySelector('rfid-remote') as RfidRemoteElement;
  const ready = settled(early);
  defineRemoteElement('rfid-remote', source);
  await ready;
  expect(document.body.innerHTML).not.toContain('early-token');
  expect(mounted[0]?.token?.()).toBe('early-token');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('removed from the DOM'));

  early.setAttribute('token', 'later-token');
  expect(early.hasAttribute('token')).toBe(false);
  expect(early.token).toBe('early-token');
});

test('a property wins over an attribute, and nothing is said when there is none', async () => {
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  element.name = 'readers';
  element.token = 'own';
  const ready = settled(element);
  document.body.append(element);
  await ready;
  expect(mounted[0]?.token?.()).toBe('own');
  expect(warn).not.toHaveBeenCalled();
});

test('where even the notice cannot be drawn the page hears of the failure, and the sentence is there as text', async () => {
  broken = true;
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  element.name = 'readers';
  const heard = jest.fn();
  element.addEventListener('rfid-failure', ({ detail }) => heard(detail));
  const told = settled(element);
  document.body.append(element);
  await told;
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ code: 'broken', remote: 'readers' }));
  expect(element.shadowRoot?.textContent).toMatch(/cannot be shown here now/);
});

test('a site that is not let in is said to be that, by its origin and with what to set, to page and user', async () => {
  letIn = false;
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  element.name = 'readers';
  const heard = jest.fn();
  element.addEventListener('rfid-failure', ({ detail }) => heard(detail));
  const told = settled(element);
  document.body.append(element);
  await told;
  const sentence = expect.stringContaining(`add ${location.origin} to ALLOWED_ORIGINS`);
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'origin-not-allowed', message: sentence }),
  );
  expect(element.shadowRoot?.querySelector('[role="alert"]')?.textContent).toEqual(sentence);
  expect(mounted).toEqual([]);
});

test('what the console lets in does not matter where another service is asked', async () => {
  letIn = false;
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  Object.assign(element, { name: 'readers', service: 'https://service.example' });
  const ready = settled(element);
  document.body.append(element);
  await ready;
  expect(mounted).toHaveLength(1);
});

/** A shown element, and what it tells. */
async function showElement(options: Partial<RfidRemoteElement> = {}) {
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  Object.assign(element, { name: 'readers', ...options });
  const told: unknown[] = [];
  for (const type of ['rfid-selected', 'rfid-saved', 'rfid-deleted', 'rfid-failure'])
    element.addEventListener(type, (event) => told.push([type, (event as CustomEvent).detail]));
  const ready = settled(element);
  document.body.append(element);
  await ready;
  return { element, told };
}

test('commands of the page reach what is shown: another answer, a record, a filter', async () => {
  const { element } = await showElement();
  element.refresh();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(element.openRecord('reader', 'Dock 4/5')).toBe(true);
  expect(element.openRecord('user', 'ann')).toBe(false);
  element.filter({ search: 'dock', sort: '-created', filters: { type: ['XSPAN', 'XARRAY'] } });
  mounted[0]?.onNavigate?.('/readers?search=dock');
  element.filter({});
  expect(navigate.mock.calls).toEqual([
    ['/readers/Dock%204%2F5'],
    ['/readers?search=dock&sort=-created&filter.type=XSPAN&filter.type=XARRAY'],
    ['/readers'],
  ]);
});

test('before anything is shown no record can be opened, and that is said', () => {
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  expect(element.openRecord('reader', 'Dock 4')).toBe(false);
});

test('the page hears which record the user chose, saved and deleted; a tab of its page is no other choice', async () => {
  const { told } = await showElement();
  const [options] = mounted;
  for (const path of ['/readers', '/readers/Dock%204', '/readers/Dock%204?tab=health'])
    options?.onNavigate?.(path);
  options?.onChange?.({ model: 'reader', action: 'saved', name: 'Dock 4', isNew: false });
  options?.onChange?.({ model: 'reader', action: 'deleted', name: 'Dock 4', isNew: false });
  expect(told).toEqual([
    ['rfid-selected', { model: 'reader', id: 'Dock 4', path: '/readers/Dock%204' }],
    ['rfid-saved', { model: 'reader', name: 'Dock 4', isNew: false }],
    ['rfid-deleted', { model: 'reader', name: 'Dock 4' }],
  ]);
});

test('a part is asked for by its page or its card; a card that is not there is said to be that', async () => {
  await showElement({ view: 'content', path: '/readers' });
  expect(mounted[0]).toMatchObject({ view: 'content', path: '/readers' });
  await showElement({ card: 'HealthCard' });
  expect(mounted[1]).toMatchObject({ view: 'page', card: 'HealthCard' });
  const { told } = await showElement({ card: 'HelthCard' });
  expect(told).toEqual([
    [
      'rfid-failure',
      expect.objectContaining({
        code: 'no-such-card',
        message: expect.stringContaining('no card of this name'),
      }),
    ],
  ]);
  expect(mounted).toHaveLength(2);
});

test('what the page puts in for loading and failure stands in place of the words of the element', async () => {
  letIn = false;
  const element = document.createElement('rfid-remote') as RfidRemoteElement;
  element.name = 'readers';
  element.innerHTML = '<p slot="loading">One moment</p><p slot="failure">Not now</p>';
  const told = settled(element);
  document.body.append(element);
  const slots = () => [...(element.shadowRoot?.querySelectorAll('slot') ?? [])];
  expect(slots().map(({ name }) => name)).toEqual(['loading']);
  await told;
  const [slot] = slots();
  expect(slot?.name).toBe('failure');
  expect(slot?.assignedElements().map(({ textContent }) => textContent)).toEqual(['Not now']);
  letIn = true;
  const ready = settled(element);
  element.retry();
  await ready;
  expect(mounted).toHaveLength(1);
});
