import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineCall, EngineOptions, EngineRequest } from './engineMessages';

/** The embedded PostgreSQL, which runs in a thread of its own. */
export interface Engine {
  /** Rows of a statement. @throws the engine's error; `code` holds the SQLSTATE */
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters. */
  execute(sql: string): Promise<void>;
  /** Commits what `work` does, or nothing of it when it throws. */
  transaction<T>(work: (transaction: Pick<Engine, 'query' | 'execute'>) => Promise<T>): Promise<T>;
  /** The cluster as a tar file. */
  dump(): Promise<ArrayBuffer>;
  /** True once it can be asked nothing any more. */
  hasEnded(): boolean;
  /** Stops the engine and ends its thread. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Starts the engine. It keeps the process alive only while it is asked something.
 * @throws the engine's error when the cluster cannot be opened
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const worker = new Worker(new URL('./engine.worker.mjs', import.meta.url), {
    workerData: options,
    // The thread is plain JavaScript: a compiler in it would cost memory and time.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  });
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let ended: Error | undefined;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const failureOf = ({ message, code }: { readonly message: string; readonly code?: string }) =>
    Object.assign(new Error(message), { code });
  worker.on('message', (answer: EngineAnswer) => {
    if ('broken' in answer) {
      end(failureOf(answer.broken));
      void worker.terminate();
      return;
    }
    const { resolve, reject } = waiting.get(answer.id) ?? {};
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('failure' in answer) reject?.(failureOf(answer.failure));
    else resolve?.(answer.result);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The embedded database has stopped')));

  const send = (request: EngineRequest) => {
    calls += 1;
    const id = calls;
    const answered = new Promise<unknown>((resolve, reject) => {
      if (ended) return reject(ended);
      worker.postMessage({ id, ...request } satisfies EngineCall);
      if (waiting.size === 0) worker.ref();
      waiting.set(id, { resolve, reject });
    });
    return { id, answered };
  };
  const ask = async <T>(request: EngineRequest) => (await send(request).answered) as T;
  const close = async () => {
    await ask({ kind: 'close' });
    await worker.terminate();
  };

  try {
    await ask({ kind: 'open' });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    query: (sql, parameters) => ask({ kind: 'query', sql, parameters }),
    execute: (sql) => ask({ kind: 'execute', sql }),
    async transaction(work) {
      const { id: transaction, answered } = send({ kind: 'begin' });
      await answered;
      try {
        const result = await work({
          query: (sql, parameters) => ask({ kind: 'query', sql, parameters, transaction }),
          execute: (sql) => ask({ kind: 'execute', sql, transaction }),
        });
        await ask({ kind: 'end', transaction, commits: true });
        return result;
      } catch (error) {
        await ask({ kind: 'end', transaction, commits: false }).catch(() => {});
        throw error;
      }
    },
    dump: () => ask({ kind: 'dump' }),
    hasEnded: () => ended !== undefined,
    close,
  };
}
