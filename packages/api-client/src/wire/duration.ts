const durationPattern = /^P(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/**
 * Seconds of an ISO 8601 duration: `PT1H2M3S` reads as 3723, `PT90S` as 90, `PT87H21M3.475S` as 314463.475 (WIRE-11).
 * @returns `undefined` when it is no duration of days, hours, minutes and seconds.
 */
export function readDuration(duration: string | null | undefined): number | undefined {
  const match = duration?.match(durationPattern);
  if (!match || match[0] === 'P') return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/**
 * ISO 8601 duration of seconds, in hours, minutes and seconds as the service writes it: 0 is `PT0S`, 300 is
 * `PT5M`, 90 is `PT1M30S` (WIRE-11).
 * @param seconds Zero or more; kept to the millisecond.
 */
export function writeDuration(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor((milliseconds % 3_600_000) / 60_000);
  const rest = (milliseconds % 60_000) / 1000;
  const parts = [hours && `${hours}H`, minutes && `${minutes}M`, rest && `${rest}S`].filter(Boolean);
  return `PT${parts.join('') || '0S'}`;
}
