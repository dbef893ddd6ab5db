import { type DescribeChange, isChanging } from './change';
import type { Layer, Send } from './layer';

/** Sends what is said of a change beside it. */
export const describeChanges =
  (describe: DescribeChange | undefined): Layer<Send> =>
  (next) =>
  (sending) => {
    const { call, path, headers } = sending;
    const description = isChanging(call) ? describe?.({ call, path }) : undefined;
    return description
      ? description.then((more) => next({ ...sending, headers: { ...headers, ...more } }))
      : next(sending);
  };
