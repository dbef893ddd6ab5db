import { type FollowChange, isChanging } from './change';
import type { Layer, Perform } from './layer';
import { requestOf } from './request';
import { ServiceError } from './serviceError';

/** Tells who follows changes when a call that changes something begins, and how it ended. */
export const reportChanges =
  (follow: FollowChange | undefined): Layer<Perform> =>
  (next) =>
  async (call, options) => {
    const ended = isChanging(call) ? follow?.({ call, path: requestOf(call, undefined).path }) : undefined;
    try {
      const performed = await next(call, options);
      ended?.(performed);
      return performed;
    } catch (error) {
      if (error instanceof ServiceError) ended?.({ error });
      throw error;
    }
  };
