import type { SystemLogRequest } from '@console/api-client/system-logs';
import type { Failure, FormErrors } from '@console/design/form';

/** Values of the form of the system logs; times are ISO 8601 in UTC, undefined when blank. */
export interface SystemLogValues {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly extended: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** Days of logs that are offered at first [LOG-10]. */
const offeredDays = 7;

const wholeSecond = (time: number) => new Date(Math.floor(time / 1000) * 1000).toISOString();

/** The last seven days, to the second, without the extended logs [LOG-10]. */
export const offeredLogs = (now: number): SystemLogValues => ({
  from: wholeSecond(now - offeredDays * day),
  to: wholeSecond(now),
  extended: false,
});

/** The last moment of the day, in the zone of the form, which is UTC [LOG-12]. */
export const endOfDay = (now: number): string =>
  new Date((Math.floor(now / day) + 1) * day - 1).toISOString();

/** `from` and `to` have to be there, at least a second apart, and not in the days to come [LOG-12]. */
export function systemLogErrors({ from, to }: SystemLogValues, now: number): FormErrors {
  const incomplete: Failure = { key: 'logs.system.incomplete' };
  if (!from || !to) return { ...(!from && { from: incomplete }), ...(!to && { to: incomplete }) };
  if (Date.parse(to) - Date.parse(from) < 1000) return { to: { key: 'logs.system.order', atOnce: true } };
  if (Date.parse(to) > Date.parse(endOfDay(now))) return { to: { key: 'logs.system.future', atOnce: true } };
  return {};
}

/** Request for values that are valid. */
export const draftOfValues = ({ from = '', to = '', extended }: SystemLogValues): SystemLogRequest => ({
  from,
  to,
  extended,
});
