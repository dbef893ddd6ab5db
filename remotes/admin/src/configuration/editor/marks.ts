import type { Diagnostic } from '@codemirror/lint';
import { isEffective, type PlannedChange } from '@console/api-client/configuration-bundle';
import { formatList } from '@console/design/language';
import { type KeyEnd, type Translate, translateKey } from '@console/design/messages';
import type { Tree } from '@lezer/common';
import { describePlanProblem } from '../configuration.texts';
import { type Fault, rangeOf } from './bundleFaults';

/** Something that is said of a place of a text. */
export interface Mark extends Diagnostic {
  /** Line of the text, from 1. */
  readonly line: number;
}

const severityOf = ({ kind }: Fault): Diagnostic['severity'] =>
  kind === 'unknown' ? 'warning' : kind === 'foreign' ? 'info' : 'error';

/** A fault in a sentence. */
export function describeFault({ kind, words = [] }: Fault, translate: Translate): string {
  const named =
    kind === 'type'
      ? words.map((type) => translate(`documentEditor.type.${type as KeyEnd<'documentEditor.type'>}`))
      : words;
  return translateKey(translate, `documentEditor.fault.${kind}`, { what: formatList(named) });
}

/** Place of a record of a text: its section, and its index there. */
function recordPath(document: unknown, { section, name }: PlannedChange): (string | number)[] | undefined {
  const records = (document as { sections?: Record<string, unknown> } | null)?.sections?.[section];
  if (!Array.isArray(records)) return undefined;
  const index = records.findIndex((record) => record?.name === name);
  return index < 0 ? undefined : ['sections', section, index];
}

/** Steps to a field as plans name it: `readers[0].reader`. */
const fieldSteps = (field: string) => field.split(/[.[\]]+/).filter((step) => step !== '');

/** Most problems of a plan that are marked. */
const mostProblems = 100;

/** Marks for what a plan has against records of a text. Secrets that are missing are asked for elsewhere. */
function problemMarks(
  text: string,
  tree: () => Tree,
  changes: readonly PlannedChange[],
  translate: Translate,
): Diagnostic[] {
  const hindered = changes.filter((change) => isEffective(change) && change.problems.length > 0);
  if (hindered.length === 0) return [];
  const document: unknown = JSON.parse(text);
  return hindered.slice(0, mostProblems).flatMap((change) => {
    const path = recordPath(document, change);
    if (!path) return [];
    return change.problems
      .filter(({ problem }) => problem !== 'secret')
      .map((problem) => ({
        ...rangeOf(text, tree(), [...path, ...('field' in problem ? fieldSteps(problem.field) : ['name'])]),
        severity: 'warning' as const,
        message: describePlanProblem(problem, translate),
      }));
  });
}

/** Marks of a text: its faults, and, of a text that was compared, what is in the way of its changes. */
export function marksOf(
  text: string,
  tree: () => Tree,
  faults: readonly Fault[],
  changes: readonly PlannedChange[],
  translate: Translate,
): readonly Mark[] {
  const found: Diagnostic[] = faults.map((fault) => ({
    from: fault.from,
    to: fault.to,
    severity: severityOf(fault),
    message: describeFault(fault, translate),
  }));
  const all = [...found, ...problemMarks(text, tree, changes, translate)].sort(
    (one, other) => one.from - other.from,
  );
  let line = 1;
  let at = 0;
  return all.map((mark) => {
    for (let end = text.indexOf('\n', at); end >= 0 && end < mark.from; end = text.indexOf('\n', at)) {
      line += 1;
      at = end + 1;
    }
    return { ...mark, line };
  });
}
