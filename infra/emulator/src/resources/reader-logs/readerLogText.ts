import type { Report } from '../reader-health/report';

/** Facts the log of a reader is written from. */
export interface LoggedReader {
  readonly reader_name: string;
  readonly address: string | null;
  readonly serial_number: string | null;
  readonly last_reboot: Date | null;
  readonly last_task_request: Date | null;
  readonly last_checkin: Date | null;
  readonly report: Report | null;
  /** Health events of the reader. */
  readonly events: readonly {
    readonly time: string;
    readonly type: string;
    readonly code: string;
    readonly end: string | null;
  }[];
}

/** The log of a reader: what it is, then what happened to it, oldest first. Pure. */
export function readerLogText(reader: LoggedReader): string {
  const { report } = reader;
  const happened: [Date | null, string][] = [
    [reader.last_reboot, 'INFO  agent: started after a reboot'],
    [reader.last_task_request, 'INFO  agent: asked the service for its task'],
    [reader.last_checkin, 'INFO  agent: checked in'],
    ...reader.events.flatMap(({ time, type, code, end }): [Date | null, string][] => [
      [new Date(time), `WARN  health: ${type} ${code}`],
      [end === null ? null : new Date(end), `INFO  health: ${type} ${code} is over`],
    ]),
  ];
  const lines = happened.flatMap(([time, text]) => (time ? [`${time.toISOString()} ${text}`] : [])).sort();
  return `${[
    `# reader   ${reader.reader_name}`,
    `# address  ${reader.address ?? 'unknown'}`,
    `# serial   ${reader.serial_number ?? 'unknown'}`,
    `# firmware ${report?.version?.Firmware ?? 'unknown'}, agent ${report?.version?.App ?? 'unknown'}`,
    ...lines,
  ].join('\n')}\n`;
}
