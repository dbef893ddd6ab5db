import type { RecordedAlert } from '@console/remote/services';

/**
 * A notification as text for a report: time in UTC, the message, the address of the page.
 * @param origin of the console: `https://rfid.example`
 */
export function notificationText(
  { tone, title, lines, time, at }: Pick<RecordedAlert, 'tone' | 'title' | 'lines' | 'time' | 'at'>,
  origin: string,
): string {
  return [`${new Date(time).toISOString()} ${tone}: ${title}`, ...lines, origin + at].join('\n');
}
