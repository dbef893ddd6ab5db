/** The three numbers of a duration as they are typed; blank is an empty text. */
export interface DurationNumbers {
  hours: string;
  minutes: string;
  seconds: string;
}

const iso = /^PT(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/;

/** True for a duration of whole hours, minutes and seconds: `PT1H2M3S`. */
export const isDurationText = (text: string): boolean => iso.test(text);

/**
 * The numbers of a duration as written: 90 seconds stay 90 seconds.
 *
 * @returns undefined when it is none
 */
export function readDurationText(text: string): DurationNumbers | undefined {
  if (text === '') return { hours: '', minutes: '', seconds: '' };
  const match = iso.exec(text);
  if (!match) return undefined;
  const [hours = '', minutes = '', seconds = ''] = match.slice(1).map((part) => part ?? '');
  return { hours, minutes, seconds };
}

/**
 * The duration of three numbers: 1, 2 and 3 give `PT1H2M3S`, all blank gives a blank text. What is no whole number
 * goes into the text as it is, which makes the text invalid and loses nothing.
 */
export function writeDurationText({ hours, minutes, seconds }: DurationNumbers): string {
  const parts = [
    [hours.trim(), 'H'],
    [minutes.trim(), 'M'],
    [seconds.trim(), 'S'],
  ].filter(([number]) => number !== '');
  return parts.length === 0 ? '' : `PT${parts.map((part) => part.join('')).join('')}`;
}
