/** A time for an input of the browser, in UTC to the second: `2026-11-22T19:42:01`. */
export const inputTime = (time: number): string => new Date(time).toISOString().slice(0, 19);

/** What was typed into such an input, in milliseconds since 1970; undefined when it is blank or incomplete. */
export function readInputTime(text: string): number | undefined {
  const time = Date.parse(`${text.length === 16 ? `${text}:00` : text}Z`);
  return Number.isNaN(time) ? undefined : time;
}
