/** Runs work when it is its turn. */
export type Turns = <T>(address: string, name: string, work: () => Promise<T>) => Promise<T>;

type Waiting = Map<string, (() => Promise<void>)[]>;

/**
 * Runs one piece of work after the other. Addresses take turns, and the names of an address do, so that whoever asks
 * for much waits for it alone.
 */
export function takeTurns(): Turns {
  const addresses = new Map<string, Waiting>();
  let isRunning = false;

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let next = takeFirst(addresses); next; next = takeFirst(addresses)) await next();
    isRunning = false;
  };

  return (address, name, work) =>
    new Promise((resolve, reject) => {
      const names = addresses.get(address) ?? new Map();
      const queue = names.get(name) ?? [];
      queue.push(() => work().then(resolve, reject));
      addresses.set(address, names.set(name, queue));
      void run();
    });
}

/** The next piece of work; its name and its address go to the end of their rows. */
function takeFirst(addresses: Map<string, Waiting>): (() => Promise<void>) | undefined {
  for (const [address, names] of addresses)
    for (const [name, queue] of names) {
      const next = queue.shift();
      names.delete(name);
      if (queue.length > 0) names.set(name, queue);
      addresses.delete(address);
      if (names.size > 0) addresses.set(address, names);
      return next;
    }
  return undefined;
}
