import type { Mutant } from './mutants';
import type { Part } from './parts';
import type { Room } from './rooms';

/** Result of a part; without mutants where it was not run. */
export interface Measured extends Pick<Part, 'room' | 'source' | 'tests'> {
  readonly mutants?: readonly Mutant[] | undefined;
}

/** Figures of a room. */
export interface Score {
  readonly room: string;
  /** Share of noticed mutants that is asked for, in percent. */
  readonly least: number;
  readonly files: number;
  /** Files whose mutants were not run. */
  readonly waiting: number;
  /** Files that no test of the room imports. */
  readonly untested: readonly string[];
  readonly noticed: number;
  readonly survived: number;
  readonly unreached: number;
  /** Mutants that the sources name as equal. */
  readonly uncounted: number;
  /** Share of noticed mutants in percent, undefined without any mutant. */
  readonly share: number | undefined;
}

/** Figures of rooms, in their order; rooms without a part are left out. */
export function scoresOf(measured: readonly Measured[], rooms: Readonly<Record<string, Room>>): Score[] {
  return Object.entries(rooms).flatMap(([room, { least }]) => {
    const parts = measured.filter((part) => part.room === room);
    if (parts.length === 0) return [];
    const mutants = parts.flatMap((part) => part.mutants ?? []);
    const count = (fate: Mutant['fate']) => mutants.filter((mutant) => mutant.fate === fate).length;
    const [noticed, survived, unreached] = [count('noticed'), count('survived'), count('unreached')];
    const all = noticed + survived + unreached;
    const untested = parts.filter(({ tests }) => tests.length === 0).map(({ source }) => source);
    return {
      room,
      least,
      files: parts.length,
      waiting: parts.filter((part) => !part.mutants && part.tests.length > 0).length,
      untested,
      noticed,
      survived,
      unreached,
      uncounted: count('uncounted'),
      share: all === 0 ? undefined : (100 * noticed) / all,
    };
  });
}

/** True for a room whose tests notice enough, and whose files all were run. */
export const isHeld = ({ share = 100, least, waiting, untested }: Score): boolean =>
  share >= least && waiting === 0 && untested.length === 0;

/** Table of the rooms. */
export function describeScores(scores: readonly Score[]): string {
  const head = [
    'room',
    'score',
    'at least',
    'noticed',
    'survived',
    'no test there',
    'not counted',
    'files',
    '',
  ];
  const rows = scores.map((score) => [
    score.room,
    score.share === undefined ? '-' : `${score.share.toFixed(1)} %`,
    `${score.least} %`,
    ...[score.noticed, score.survived, score.unreached, score.uncounted].map(String),
    score.waiting > 0 ? `${score.files - score.waiting} of ${score.files}` : String(score.files),
    isHeld(score) ? '' : score.waiting > 0 ? 'not finished' : 'not held',
  ]);
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** List of what no test noticed, by file and line, and of files without a test. */
export function describeSurvivors(measured: readonly Measured[]): string {
  const lines = measured.flatMap(({ source, tests, mutants = [] }) => [
    ...(tests.length === 0 ? [`${source}: no test of its room imports it`] : []),
    ...mutants
      .filter(({ fate }) => fate === 'survived' || fate === 'unreached')
      .map(
        ({ line, column, change, fate }) =>
          `${source}:${line}:${column}: ${change}${fate === 'unreached' ? ' (no test comes there)' : ''}`,
      ),
  ]);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
