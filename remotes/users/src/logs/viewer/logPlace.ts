import type { LogFile } from './engine/unpack';
import type { LogPlace, MissedPlace } from './logState';
import type { LogReading, LogViewing } from './logView';

/** The folders of a file and its own name, which may be written for an address. */
function segmentsOf(name: string): string[] {
  try {
    return name.split('/').map(decodeURIComponent);
  } catch {
    return name.split('/');
  }
}

/** Place of the file of a reader: in a folder of its name, or of its name itself; -1 when there is none. */
function fileOfReader(files: readonly LogFile[], reader: string): number {
  const where = (matches: (segment: string) => boolean) =>
    files.findIndex(({ name, binary }) => !binary && segmentsOf(name).some(matches));
  const exact = where((segment) => segment === reader);
  return exact >= 0 ? exact : where((segment) => segment.startsWith(`${reader}.`));
}

/** Place of the file that is shown at first. */
export function fileOfPlace(files: readonly LogFile[], { file, reader }: LogPlace): number {
  const named = files.findIndex(({ name }) => name === file);
  if (named >= 0) return named;
  const ofReader = reader === undefined ? -1 : fileOfReader(files, reader);
  return Math.max(0, ofReader >= 0 ? ofReader : files.findIndex(({ lines }) => lines > 0));
}

function whyMissed(
  { file, reader, at = 0 }: LogPlace,
  files: readonly LogFile[],
  span: readonly [number, number] | undefined,
): MissedPlace['why'] | undefined {
  if (file === undefined && reader !== undefined && fileOfReader(files, reader) < 0) return 'noFile';
  if (!span) return 'untimed';
  if (at < span[0]) return 'later';
  return at > span[1] ? 'earlier' : undefined;
}

/** Shows the lines of a moment: in the file that was asked for, else in the one with most hits. */
export async function goToMoment(
  { state, set, started }: LogReading,
  view: LogViewing,
  place: LogPlace,
): Promise<void> {
  const { file, reader, line, at } = place;
  if (at === undefined || line !== undefined) return;
  const { files, result, view: shown } = state();
  if (file === undefined && reader === undefined && result && result.lines > 0)
    await view.apply({ ...shown, file: result.byFile.indexOf(Math.max(...result.byFile)) }, 1);
  const { engine } = await started();
  const current = Math.max(0, await engine.positionAt(at));
  const why = whyMissed(place, files, state().summary.span);
  set({ current, reveal: state().reveal + 1, missed: why && { why, reader, at } });
}
