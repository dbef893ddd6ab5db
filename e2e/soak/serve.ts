import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Counts } from './growth';
import type { Answer, Question } from './served';

/** A process that serves a part of the console, as on a machine of its own. */
export interface Served {
  readonly url: string;
  ask(question: Question): Promise<Answer>;
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
  return {
    url: answer.url,
    ask(question) {
      child.send(question);
      return hear();
    },
    stop: () => child.disconnect(),
  };
}

/** Counts in an answer; none where it has other words. */
export const countsOf = (answer: Answer): Counts => ('counts' in answer ? answer.counts : {});
