/** A change of a source that a test should notice, and what came of it. */
export interface Mutant {
  /** Line and column in the source, from 1. */
  readonly line: number;
  readonly column: number;
  /** The change in plain words. */
  readonly change: string;
  readonly fate: Fate;
  /** Why it is not counted, where the source says so. */
  readonly reason?: string;
}

/**
 * `noticed`: a test failed, could not be loaded, or did not end. `survived`: tests came there and passed. `unreached`: no test came there.
 * `uncounted`: the source says that it is equal.
 */
export type Fate = 'noticed' | 'survived' | 'unreached' | 'uncounted';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Mutant as Stryker reports it; places count from 1. */
export interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly statusReason?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Report of Stryker, of schema 1 or 2. */
export interface StrykerReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly ReportedMutant[] }>
  >;
}

const fates: Readonly<Record<string, Fate>> = {
  Killed: 'noticed',
  Timeout: 'noticed',
  RuntimeError: 'noticed',
  Survived: 'survived',
  NoCoverage: 'unreached',
};

const longest = 70;

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1)}…`;
};

function textAt(lines: readonly string[], { start, end }: ReportedMutant['location']): string {
  if (start.line === end.line) return lines[start.line - 1]?.slice(start.column - 1, end.column - 1) ?? '';
  return [
    lines[start.line - 1]?.slice(start.column - 1),
    ...lines.slice(start.line, end.line - 1),
    lines[end.line - 1]?.slice(0, end.column - 1),
  ].join('\n');
}

/** The change in plain words. @param original text that is replaced */
function describeChange(original: string, { mutatorName, replacement = '' }: ReportedMutant): string {
  const before = short(original);
  if (mutatorName === 'BlockStatement') return `${before} does nothing`;
  if (mutatorName === 'ConditionalExpression' && /^(?:true|false)$/.test(replacement))
    return `${before} is always ${replacement}`;
  if (mutatorName === 'ConditionalExpression') return `${before} does nothing`;
  return `${before} becomes ${short(replacement)}`;
}

/** Tells the mutants of a source, in its order. */
export function mutantsOf(report: StrykerReport, source: string): Mutant[] {
  const file = report.files[source];
  if (!file) return [];
  const lines = file.source.split('\n');
  return file.mutants
    .map((mutant) => {
      const { start } = mutant.location;
      return {
        line: start.line,
        column: start.column,
        change: describeChange(textAt(lines, mutant.location), mutant),
        fate: fates[mutant.status] ?? 'uncounted',
        ...(mutant.status === 'Ignored' && mutant.statusReason && { reason: mutant.statusReason }),
      };
    })
    .sort((one, other) => one.line - other.line || one.column - other.column);
}
