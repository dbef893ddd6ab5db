import type { AnswerCache } from './answerCache';
import { isRepeatable, type Layer, type Send } from './layer';
import { withinSignal } from './withinSignal';

/** Answers requests by what was asked for ahead, unless it failed on its way. */
export const takePrefetched =
  (cache: AnswerCache): Layer<Send> =>
  (next) =>
  async (sending) => {
    const { call, url, token, signal } = sending;
    const ahead = isRepeatable(call) ? cache.take(url, token) : undefined;
    const answer = ahead && (await (signal ? withinSignal(ahead, signal) : ahead).catch(() => undefined));
    return answer ?? next(sending);
  };
