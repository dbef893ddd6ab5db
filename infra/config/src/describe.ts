import { ServiceError } from '@console/api-client';
import {
  type ChangeOutcome,
  type ComparedRecord,
  type ConfigurationRefused,
  type DocumentNote,
  type Json,
  longestText,
  longestYaml,
  MissingReference,
  NotSent,
  type PlannedChange,
  type PlanProblem,
  type RefusalCode,
  type SecretState,
} from '@console/api-client/configuration-bundle';

const named = ({ section, name }: { readonly section: string; readonly name: string }) =>
  `${section} "${name}"`;

const written = (value: Json | undefined) => (value === undefined ? '(not set)' : JSON.stringify(value));

const signs = { added: '+', changed: '~', removed: '-', same: ' ' } as const;

/** A record that differs, and below it its fields. */
export const describeDifference = (record: ComparedRecord): string =>
  [
    `${signs[record.difference]} ${named(record)}`,
    ...record.fields.map(
      ({ field, before, after }) => `    ${field}: ${written(before)} -> ${written(after)}`,
    ),
  ].join('\n');

const secretTexts: Readonly<Record<SecretState, string>> = {
  changed: 'another one than the service has',
  same: 'the one that the service has',
  set: 'is sent; the service does not tell whether it has another one',
  kept: 'is not sent: the service does not tell whether it has another one, and nothing else changes',
};

/** A change with its fields, and what becomes of secrets that are at hand. */
export const describeChange = (change: PlannedChange): string =>
  [
    describeDifference(change.action === 'change' ? { ...change, difference: 'changed' } : change),
    ...change.secrets.map(({ reference, state }) => `    secret ${reference}: ${secretTexts[state]}`),
  ].join('\n');

/** Sentence on what prevents a change. */
export function describePlanProblem(problem: PlanProblem): string {
  switch (problem.problem) {
    case 'missing-reference':
      return `${problem.field} names ${named(problem)}, which is not there`;
    case 'still-used':
      return `is still used by ${named(problem)}`;
    case 'built-in':
      return 'is built in, and the service keeps it as it is';
    case 'own-user':
      return 'is the user who applies this';
    case 'secret':
      return `needs the secret ${problem.reference}: add it to the file of --secrets`;
    case 'repeated':
      return 'has a name that several records of the service have: rename all but one';
    case 'refused':
      return problem.reason;
  }
}

/** A change and what stands in the way of it. */
export const describeProblems = (change: PlannedChange): readonly string[] =>
  change.problems.map((problem) => `! ${named(change)} ${describePlanProblem(problem)}`);

/** Something worth knowing of a file. */
export function describeNote(note: DocumentNote): string {
  switch (note.note) {
    case 'unreadable':
      return `! ${named(note)} cannot be read and is left out: ${note.detail}`;
    case 'ignored':
      return `! ${named(note)}: ${note.detail} is not known here or does not apply, and is left out`;
    case 'clear-secret':
      return `! ${named(note)}: ${note.detail} is in clear. Keep it in the file of --secrets, and change it if others could read it`;
  }
}

const megabytes = (characters: number) => `${characters / 1_000_000} MB`;

const refusals: Readonly<Record<RefusalCode, (detail: string) => string>> = {
  empty: () => 'is empty',
  'too-large': () => `is larger than ${megabytes(longestText)}, more than any configuration`,
  'yaml-too-large': () => `is larger than ${megabytes(longestYaml)}, too large for YAML: use JSON`,
  'not-a-document': (detail) => `is neither JSON nor YAML: ${detail}`,
  aliases: () => 'uses aliases of YAML, which could make it refer to itself: write the values out',
  'other-product': (detail) => `is no configuration of this service${detail && ` (${detail})`}`,
  'newer-version': (detail) => `has the version ${detail}, made by a newer console: use that one`,
  'old-save': (detail) =>
    `was saved from version 2016r4 or an earlier one: reader configuration "${detail}" has the operation NORMAL, which no later version has. Write INVENTORY or LOCATION in its place`,
  'unknown-section': (detail) =>
    `has a section "${detail}", which is not known: correct its name or remove it`,
  'not-records': (detail) => `holds in "${detail}" no list of records`,
  'duplicate-name': (detail) => `has two different records of one name (${detail}): keep one`,
};

/** Why a file is refused. */
export const describeRefusal = ({ code, detail, file }: ConfigurationRefused): string =>
  `${file || 'The text'} ${refusals[code](detail)}. Nothing was sent.`;

/** Sentence on the outcome of a change. */
export function describeOutcome({ change, state, error }: ChangeOutcome): string {
  const what = `${change.action} ${named(change)}`;
  switch (state) {
    case 'done':
      return `done     ${what}`;
    case 'waiting':
      return `waiting  ${what}`;
    case 'unknown':
      return `unknown  ${what}: ${describeError(error, change)} It may be written or not: run the command again`;
    case 'refused':
      return `refused  ${what}: ${describeError(error, change)}`;
  }
}

function describeError(error: unknown, { problems }: PlannedChange): string {
  if (error instanceof NotSent) return `not sent, it ${problems.map(describePlanProblem).join(', and ')}`;
  if (error instanceof MissingReference) return `not sent, ${error.section} "${error.missing}" is not there`;
  if (error instanceof ServiceError) {
    const { detail, title, status } = error;
    return detail && detail !== 'null'
      ? detail
      : `${title}${status === undefined ? '' : ` (status ${status})`}.`;
  }
  return error instanceof Error ? error.message : String(error);
}
