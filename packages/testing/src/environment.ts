import JsdomEnvironment from 'jest-environment-jsdom';
import { borrowEmulator, returnEmulator } from './emulatorOfWorker';

const nodeGlobals = [
  'fetch',
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
  'structuredClone',
] as const;

/**
 * jsdom with the network of Node and a running service, so that code under test really talks to one. The
 * service runs outside of jsdom: a file that asks for the environment `node` does without both.
 */
export default class ConsoleEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of nodeGlobals) this.define(name, globalThis[name]);
    this.define('emulator', await borrowEmulator());
  }

  override async teardown(): Promise<void> {
    await returnEmulator();
    await super.teardown();
  }

  private define(name: string, value: unknown): void {
    Object.defineProperty(this.global, name, { value, writable: true, configurable: true });
  }
}
