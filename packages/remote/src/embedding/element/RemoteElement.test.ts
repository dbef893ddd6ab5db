/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { MountOptions } from '../mountOptions';
import type { RfidRemoteElement } from './integrators';
import { defineRemoteElement } from './RemoteElement';
import type { RemoteSource } from './source';

/** True if the console answers pages of this site. */
let letIn = true;

const mounted: MountOptions[] = [];
const source: RemoteSource = {
  origin: 'https://console.example',
  registry: () => Promise.reject(new Error('not asked')),
  letsIn: () => letIn,
  find: async (name) => ({ name, version: '1.0.0', routes: [] }) as never,
  load: async () => ({
    mount: async (_place, options) => {
      mounted.push(options);
      return () => undefined;
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
