import type { Engine } from './engine';

/** Time in ms after which opening a folder again that could not be opened is tried once more. */
const retryAfter = 1000;

/** An engine for as long as its folder can be opened. */
export type ReopenedEngine = Pick<Engine, 'query' | 'execute' | 'transaction' | 'close'>;

/**
 * Opens a folder again when the engine that ran it has broken down: for want of room for its log, or of memory. It
 * then begins with what was committed, as after a kill.
 * @param open opens the folder
 */
export async function openAgain(open: () => Promise<Engine>): Promise<ReopenedEngine> {
  let engine = await open();
  let opening: Promise<Engine> | undefined;
  let failed: { readonly at: number; readonly error: unknown } | undefined;

  async function reopen(): Promise<Engine> {
    if (failed && performance.now() - failed.at < retryAfter) throw failed.error;
    try {
      engine = await open();
      failed = undefined;
      return engine;
    } catch (error) {
      failed = { at: performance.now(), error };
      throw error;
    }
  }

  async function current(): Promise<Engine> {
    if (!engine.hasEnded()) return engine;
    opening ??= reopen().finally(() => {
      opening = undefined;
    });
    return opening;
  }

  return {
    query: async (sql, parameters) => (await current()).query(sql, parameters),
    execute: async (sql) => (await current()).execute(sql),
    transaction: async (work) => (await current()).transaction(work),
    async close() {
      await opening?.catch(() => undefined);
      if (!engine.hasEnded()) await engine.close();
    },
  };
}
