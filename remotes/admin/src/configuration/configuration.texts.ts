import {
  type ChangeOutcome,
  ConfigurationRefused,
  type DocumentNote,
  type FieldChange,
  isSecretReference,
  type Json,
  longestText,
  longestYaml,
  MissingReference,
  NotSent,
  type PlannedChange,
  type PlanProblem,
  type SectionName,
} from '@console/api-client/configuration-bundle';
import { formatList } from '@console/design/language';
import { type Translate, translateKey } from '@console/design/messages';
import { explainError } from '@console/remote/services';

/** Plural of the records of a section. */
export const sectionLabel = (section: SectionName, translate: Translate): string =>
  translate(`configuration.section.${section}`);

/** Plurals of the records of several sections, in one sentence. */
export const sectionLabels = (sections: readonly SectionName[], translate: Translate): string =>
  formatList(sections.map((section) => sectionLabel(section, translate)));

/** A record in a sentence: its kind and its name. */
export const recordLabel = (
  { section, name }: { readonly section: SectionName; readonly name: string },
  translate: Translate,
): string => translate('configuration.record', { section: sectionLabel(section, translate), name });

const megabytes = (characters: number) => characters / 1_000_000;

/** Why something could not be read or compared, in one text. */
export function describeFailure(error: unknown, translate: Translate): string {
  if (!(error instanceof ConfigurationRefused))
    return explainError(error, translate('configuration.entity'), translate).join(' ');
  const { code, detail, file } = error;
  const what = file || translate('configuration.refused.text');
  return translateKey(translate, `configuration.refused.${code}`, {
    what,
    detail,
    megabytes: megabytes(code === 'yaml-too-large' ? longestYaml : longestText),
  });
}

/** Sentence on what prevents a change, or is worth knowing before it. */
export function describePlanProblem(problem: PlanProblem, translate: Translate): string {
  switch (problem.problem) {
    case 'missing-reference':
      return translate('configuration.problem.missing-reference', {
        field: problem.field,
        record: recordLabel(problem, translate),
      });
    case 'still-used':
      return translate('configuration.problem.still-used', { record: recordLabel(problem, translate) });
    case 'secret':
      return translate('configuration.problem.secret', { reference: problem.reference });
    case 'refused':
      return translate('configuration.problem.refused', { reason: problem.reason });
    default:
      return translate(`configuration.problem.${problem.problem}`);
  }
}

/** Something worth knowing of a document. */
export const describeNote = (note: DocumentNote, translate: Translate): string =>
  translate(`configuration.note.${note.note}`, {
    record: recordLabel(note, translate),
    detail: note.detail,
  });

/** Why a change was not made. */
export function describeOutcome({ change, error }: ChangeOutcome, translate: Translate): string {
  if (error instanceof NotSent)
    return change.problems.map((problem) => describePlanProblem(problem, translate)).join(' ');
  if (error instanceof MissingReference)
    return translate('configuration.problem.missing-record', {
      record: translate('configuration.record', {
        section: sectionLabel(error.section, translate),
        name: error.missing,
      }),
    });
  return error === undefined
    ? ''
    : explainError(error, translate('configuration.entity'), translate).join(' ');
}

/** A value in lines: texts as they are, each entry of a list as JSON in its line, everything else as JSON. Of a password or key only that there is one. */
export function valueLines(value: Json | undefined, translate: Translate): readonly string[] {
  if (value === undefined) return [];
  if (isSecretReference(value)) return [translate('configuration.secret')];
  if (typeof value === 'string') return value.split('\n');
  if (Array.isArray(value)) return value.map((entry) => JSON.stringify(entry));
  return JSON.stringify(value, null, 1).split('\n');
}

/** Most characters of a value that is written beside its field. */
const longestShown = 24;

/** A value in a few words; undefined for one that takes more. */
function shortValue(value: Json | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'object') return undefined;
  const text = String(value);
  return text.length > longestShown ? undefined : text;
}

/** A field that changes, with its values where they are short: `yaw: 90 → 45`. */
export function describeField({ field, before, after }: FieldChange, translate: Translate): string {
  const [old, wanted] = [shortValue(before), shortValue(after)];
  if (old === undefined || wanted === undefined) return field;
  return translate('configuration.fieldChange', { field, before: old, after: wanted });
}

/** Number of the changes by kind, kinds without any left out. */
export function countActions(
  changes: readonly PlannedChange[],
): readonly { readonly action: PlannedChange['action']; readonly count: number }[] {
  return (['create', 'change', 'delete', 'same', 'leave'] as const)
    .map((action) => ({ action, count: changes.filter((change) => change.action === action).length }))
    .filter(({ count }) => count > 0);
}
