import type { AnswerCache } from './answerCache';
import type { Layer, Perform } from './layer';
import { requestOf } from './request';

/** Notes what is asked and answered, so that it is not asked for ahead as well; what is written voids what was. */
export const noteCalls =
  (baseUrl: string, cache: AnswerCache): Layer<Perform> =>
  (next) =>
  async (call, options) => {
    if (call.method !== 'GET') {
      cache.dropPrefetched();
      return next(call, options).finally(cache.dropPrefetched);
    }
    const url = baseUrl + requestOf(call, undefined).path;
    const ended = cache.noteAsked(url);
    try {
      const performed = await next(call, options);
      if ('answer' in performed) cache.noteAnswered(url, Date.now());
      return performed;
    } finally {
      ended();
    }
  };
