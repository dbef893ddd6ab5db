import { createRequire } from 'node:module';
import JsdomEnvironment from 'jest-environment-jsdom';
import { quickComputedStyle } from './computedStyle';

/** Tables of roles and elements: nobody changes them, and making them anew would be half of what an empty file costs. */
const ariaQuery: unknown = createRequire(require.resolve('@testing-library/dom'))('aria-query');

const nodeGlobals = [
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'ByteLengthQueuingStrategy',
  'DecompressionStream',
  'structuredClone',
] as const;

/** Node's `fetch` as a browser sends it: what may change something names the page it comes from. */
const fetchFrom =
  (origin: string): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    if (!['GET', 'HEAD'].includes(request.method)) request.headers.set('origin', origin);
    return fetch(request);
  };

/** jsdom with the network of Node: for what draws and asks no service. */
export default class DomEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const define = (name: string, value: unknown) =>
      Object.defineProperty(this.global, name, { value, writable: true, configurable: true });
    for (const name of nodeGlobals) define(name, globalThis[name]);
    define('ariaQuery', ariaQuery);
    define('fetch', fetchFrom(this.dom?.window.location.origin ?? ''));
    if (this.dom) define('getComputedStyle', quickComputedStyle(this.dom.window as unknown as Window));
  }
}
