import type { LogEngine } from './logEngine';

/** End of a channel of messages: a worker from the outside, and its own scope from the inside. */
export interface MessageEnd {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: { readonly data: unknown }) => void) => void;
}

type Method = keyof LogEngine;

interface Call {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

/** Message about a call: its progress, or its end. */
type Reply =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: { readonly name: string; readonly message: string } };

/** Said once by the end that serves an engine: whoever started it knows then that it runs. */
const running = 'running';

/** Performs the calls that come from the other end, and says that it does. */
export function serveEngine(end: MessageEnd, engine: LogEngine): void {
  end.addEventListener('message', async ({ data }) => {
    const { id, method, args } = data as Call;
    const reply = (message: Reply) => end.postMessage(message);
    const perform = engine[method] as (...args: readonly unknown[]) => Promise<unknown>;
    try {
      reply({ id, result: await perform(...args, (progress: unknown) => reply({ id, progress })) });
    } catch (cause) {
      const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
      reply({ id, failure: { name, message } });
    }
  });
  end.postMessage(running);
}

/** The engine at the other end. */
export function connectEngine(end: MessageEnd): LogEngine {
  interface Waiting {
    readonly resolve: (result: unknown) => void;
    readonly reject: (cause: unknown) => void;
    readonly onProgress: ((progress: unknown) => void) | undefined;
  }
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  const call =
    (method: Method, told = false) =>
    (...given: readonly unknown[]) =>
      new Promise<never>((resolve, reject) => {
        calls += 1;
        const onProgress = told ? (given.at(-1) as Waiting['onProgress']) : undefined;
        waiting.set(calls, { resolve: resolve as Waiting['resolve'], reject, onProgress });
        end.postMessage({ id: calls, method, args: told ? given.slice(0, -1) : given } satisfies Call);
      });
  end.addEventListener('message', ({ data }) => {
    if (data === running) return;
    const reply = data as Reply;
    const caller = waiting.get(reply.id);
    if ('progress' in reply) {
      caller?.onProgress?.(reply.progress);
      return;
    }
    waiting.delete(reply.id);
    if ('result' in reply) caller?.resolve(reply.result);
    else caller?.reject(Object.assign(new Error(reply.failure.message), { name: reply.failure.name }));
  });
  return {
    open: call('open', true),
    view: call('view'),
    rows: call('rows'),
    search: call('search', true),
    find: call('find'),
    positionOf: call('positionOf'),
    positionAt: call('positionAt'),
    timeline: call('timeline'),
  };
}
