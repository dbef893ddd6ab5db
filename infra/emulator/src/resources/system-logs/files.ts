import type { ArchivedFile } from '../../server/downloads/archive';
import type { LogLine } from './lines';

/** A log file for each component of the service that has lines. Pure. */
export function logFiles(lines: readonly LogLine[]): ArchivedFile[] {
  const components = [...new Set(lines.map(({ component }) => component))].sort();
  return components.map((name) => {
    const ofComponent = lines.filter(({ component }) => component === name);
    return {
      name: `itemsense/${name}.log`,
      text: ofComponent
        .map(({ time, level, text }) => `${time.toISOString()} ${level.padEnd(5)} ${text}\n`)
        .join(''),
      modified: ofComponent.at(-1)?.time ?? new Date(0),
    };
  });
}
