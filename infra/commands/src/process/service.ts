/** Something a service of the console runs: it is reached at an address and can be stopped. */
export interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/** Message of a service to the process that started it; a failure is a whole sentence, shown as it is. */
export type ServiceMessage =
  | { readonly url: string }
  | { readonly failure: string; readonly code?: string | undefined };

/** Sends a message to the parent process; one that has ended is ignored. */
const tell = (message: ServiceMessage) =>
  new Promise<void>((told) => {
    if (process.send && process.connected) process.send(message, undefined, undefined, () => told());
    else told();
  });

/**
 * Runs one service of the console as a process of its own: tells its parent where it is reached, stops when the parent
 * asks for it, and also when the parent has ended, so that no process is left behind.
 */
export async function runService(begin: () => Promise<Running>): Promise<void> {
  // Ctrl-C reaches every process of a terminal; the parent decides in which order the services stop.
  process.on('SIGINT', () => undefined);
  const starting = begin();
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A service that is still starting is let to the end of that: half a start may leave half a file.
    const running = await starting.catch(() => undefined);
    await running?.close();
    process.exit(0);
  };
  process.on('message', (message) => message === 'stop' && stop());
  process.on('disconnect', stop);
  process.on('SIGTERM', stop);
  try {
    await tell({ url: (await starting).url });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    await tell({ failure: message, code });
    process.exit(1);
  }
}
