import { connectEngine } from './engineCalls';
import type { LogEngine } from './logEngine';

/** An engine that was started. */
export interface StartedEngine {
  readonly engine: LogEngine;
  /** It runs beside the page, and can be ended whatever it is doing. */
  readonly separate: boolean;
  /** Ends it; its memory is free. */
  readonly end: () => void;
}

/**
 * Starts an engine in a worker. Where the page may not start one, since it is of another origin than the console or its
 * policy allows none, the engine runs in the page: it does its work in short pieces.
 */
export async function startLogEngine(): Promise<StartedEngine> {
  return (await startInWorker()) ?? startInPage();
}

async function startInWorker(): Promise<StartedEngine | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  const { createLogWorker } = await import('./createLogWorker');
  const worker = await createLogWorker();
  return worker && { engine: connectEngine(worker), separate: true, end: () => worker.terminate() };
}

async function startInPage(): Promise<StartedEngine> {
  const { createLogEngine } = await import('./logEngine');
  return { engine: createLogEngine(), separate: false, end: () => undefined };
}
