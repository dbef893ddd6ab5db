/** A time as an input shows it, in UTC to the second: `2026-11-22 19:42:01`. */
export const inputTime = (time: number): string =>
  new Date(time).toISOString().slice(0, 19).replace('T', ' ');

const written = /^\s*(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?Z?\s*$/;

/** Time typed into such an input, in milliseconds since 1970; undefined when it is blank or no time. */
export function readInputTime(text: string): number | undefined {
  const [found, day, minute, second = ':00'] = written.exec(text) ?? [];
  const time = found === undefined ? Number.NaN : Date.parse(`${day}T${minute}${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}
