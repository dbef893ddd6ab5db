import type { Layer, Send } from './layer';

/**
 * Ends requests whose answer is not there in time. A file that has begun to come takes as long as it takes.
 * @param timeout milliseconds
 */
export const limitTime =
  (timeout: number): Layer<Send> =>
  (next) =>
  (sending) => {
    const { caller } = sending;
    const limit = new AbortController();
    const over = () => limit.abort(new DOMException('The time is over.', 'TimeoutError'));
    const timer = setTimeout(over, timeout);
    const lift = () => clearTimeout(timer);
    const signal = caller ? AbortSignal.any([caller, limit.signal]) : limit.signal;
    return next({ ...sending, signal, onFile: lift }).finally(lift);
  };
