import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countKept, type Snapshot } from './countKept';
import { type Counts, countsAt } from './growth';
import type { Answer, Question } from './served';

/** A process that serves a part of the console, as on a machine of its own. */
export interface Served {
  readonly url: string;
  ask(question: Exclude<Question, { readonly kind: 'count' }>): Promise<Answer>;
  /** Counts what it keeps. What is found in its heap is counted here, so that the counting itself leaves nothing there. */
  count(): Promise<Counts>;
  stop(): void;
}

/** Starts one. @param words as `served.ts` reads them */
export async function serve(...words: readonly string[]): Promise<Served> {
  const child: ChildProcess = fork(new URL('./served.ts', import.meta.url), words, {
    execArgv: ['--expose-gc', '--import', 'tsx/esm'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The process of ${words[0]} has ended.`);
  });
  ended.catch(() => {});
  const hear = async () => {
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer];
    return answer;
  };
  const answer = await hear();
  if (!('url' in answer)) throw new Error(`The process of ${words[0]} did not say where it is reached.`);
  const ask = (question: Question) => {
    child.send(question);
    return hear();
  };
  return {
    url: answer.url,
    ask,
    async count() {
      const folder = await mkdtemp(join(tmpdir(), 'console-heap-'));
      try {
        const heap = join(folder, 'heap.json');
        const counted = await ask({ kind: 'count', heap });
        if (!('counts' in counted)) throw new Error(`The process of ${words[0]} did not count.`);
        const kept = countKept(JSON.parse(await readFile(heap, 'utf8')) as Snapshot);
        return countsAt(words[0] ?? '', { ...counted.counts, ...kept });
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    stop: () => child.disconnect(),
  };
}
