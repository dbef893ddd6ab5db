import { setTimeout as wait } from 'node:timers/promises';
import { admin } from './service';

const facilities = '/itemsense/configuration/v1/facilities';

/** Clients that write one thing after another. */
export interface Writing {
  /** Waits until so many writes were acknowledged. */
  acknowledged(count: number): Promise<void>;
  /** Waits until so many more are. */
  acknowledgedMore(count: number): Promise<void>;
  /** Waits until a write is refused. */
  refused(): Promise<void>;
  /** Ends them. Tells what was refused, each sentence once, and what was acknowledged and is not there. */
  end(): Promise<{ readonly refusals: readonly string[]; readonly lost: readonly string[] }>;
}

let begun = 0;

interface WritingOptions {
  /** @defaultValue 4 */
  readonly clients?: number;
  /** Length of what each write stores. @defaultValue as short as it can be */
  readonly length?: number;
}

/** Has clients write to a service, which may refuse and not answer at all; they go on. */
export function startWriting(url: string, { clients = 4, length = 0 }: WritingOptions = {}): Writing {
  begun += 1;
  const round = begun;
  const known: string[] = [];
  const refusals: string[] = [];
  let isOver = false;
  const watchers: (() => void)[] = [];
  const told = () => {
    for (const watcher of watchers.splice(0)) watcher();
  };
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((done) => watchers.push(done));
  };

  async function write(name: string): Promise<void> {
    const answer = await fetch(`${url}${facilities}/create`, {
      method: 'POST',
      headers: { authorization: admin, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    }).catch(() => undefined);
    if (answer?.ok) known.push(name);
    else if (answer) {
      const { message } = (await answer.json()) as { message: string };
      refusals.push(`${answer.status} ${message}`);
    } else refusals.push('no answer');
    told();
    // As a person does who is told to try again.
    if (!answer?.ok) await wait(50);
  }

  const writing = Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let index = 0; !isOver; index += 1)
        await write(`Annex ${round}-${client}-${index}`.padEnd(length, '.'));
    }),
  );

  return {
    acknowledged: (count) => until(() => known.length >= count),
    acknowledgedMore(count) {
      const before = known.length;
      return until(() => known.length >= before + count);
    },
    refused() {
      const before = refusals.length;
      return until(() => refusals.length > before);
    },
    async end() {
      isOver = true;
      await writing;
      const answer = await fetch(`${url}${facilities}/show`, { headers: { authorization: admin } });
      const found = new Set(((await answer.json()) as { name: string }[]).map(({ name }) => name));
      return { refusals: [...new Set(refusals)], lost: known.filter((name) => !found.has(name)) };
    },
  };
}
