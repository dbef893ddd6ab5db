import {
  isNotFound,
  type ModelName,
  type MutationAction,
  type MutationMeta,
  type QueryMeta,
  ServiceError,
} from '@console/api-client';
import type { ReportLink } from '@console/api-client/meta';
import { type MessageKey, type Translate, translateKey } from '@console/design/messages';
import type { AlertRequest } from '../alerts';
import { agreementOf, caseOf } from './agreement';
import { explainError } from './explainError';

/** Subject of a mutation: its meta, where it has one, and the record it was called with. */
export interface MutationOutcome {
  readonly meta: Pick<MutationMeta, 'model' | 'action' | 'undo' | 'silent'> | undefined;
  /** Name of the record; undefined where the model says enough. */
  readonly name?: string;
  /** Where the report leads. @defaultValue nowhere */
  readonly links?: readonly ReportLink[];
}

/** Subject of a query: its meta, where it has one, and its state. */
interface QueryOutcome {
  readonly meta: QueryMeta | undefined;
  /** Identifies the query among all others. */
  readonly query: string;
  /** An earlier answer is on screen: this was a poll in the background. */
  readonly hasData: boolean;
}

/**
 * Reports with words of their own by action: both ends, or the failure alone where success shows by itself (the
 * browser saves a file, the page holds what was exported). `general`: a failure in words that fit any action, for what
 * pages show themselves and what goes on behind another action.
 */
const telling: Readonly<Record<MutationAction, 'both' | 'failure' | 'general'>> = {
  save: 'both',
  delete: 'both',
  copy: 'both',
  start: 'both',
  stop: 'both',
  restart: 'both',
  generate: 'both',
  revoke: 'both',
  import: 'both',
  reset: 'both',
  test: 'both',
  select: 'both',
  clear: 'both',
  download: 'failure',
  export: 'failure',
  authenticate: 'general',
  scan: 'general',
  complete: 'general',
};

const modelName = (model: ModelName | undefined, translate: Translate) =>
  translate(`model.${model ?? 'record'}`);

/**
 * Fills a text about one record: `{model}`, and `{named}`, which is `yes` where `{name}` is known. For languages whose
 * nouns have a gender `{the}` is the model with its article, `{The}` the same at the beginning of a sentence, and
 * `{kind}` its agreement.
 */
function record(about: ModelName | undefined, name: string | undefined, translate: Translate) {
  const noun = modelName(about, translate);
  const model = about ?? 'record';
  const the = translate('outcome.the', { model: caseOf(model), noun });
  return {
    model: noun,
    the,
    The: the.charAt(0).toLocaleUpperCase() + the.slice(1),
    kind: agreementOf(model, translate),
    name: name ?? '',
    named: name ? 'yes' : 'no',
  };
}

/** True for an error that means that the session is over, which is said elsewhere. */
export const endsSession = (error: unknown) => error instanceof ServiceError && error.status === 401;

/** Alert after an action succeeded, or undefined where nothing is said [ALERT-05]. */
export function describeSuccess(outcome: MutationOutcome, translate: Translate): AlertRequest | undefined {
  const { meta, name, links } = outcome;
  if (!meta || meta.silent || telling[meta.action] !== 'both') return undefined;
  const values = record(meta.model, name, translate);
  const title = translateKey(
    translate,
    `general.${meta.undo ? 'undo' : meta.action}SuccessMessage` as MessageKey,
    values,
  );
  return { tone: 'success', title, links };
}

/** Alert after an action failed: the entity, below it the reason [ERROR-09], and what to do next. */
export function describeFailure(
  error: unknown,
  outcome: MutationOutcome,
  translate: Translate,
): AlertRequest | undefined {
  const { meta, name, links } = outcome;
  if (meta?.silent || endsSession(error)) return undefined;
  const model = modelName(meta?.model, translate);
  const spoken = meta && telling[meta.action] !== 'general' ? meta.action : 'action';
  const action = meta?.undo ? 'undo' : spoken;
  return {
    tone: 'danger',
    title: translateKey(
      translate,
      `general.${action}ErrorMessage` as MessageKey,
      record(meta?.model, name, translate),
    ),
    lines: [...explainError(error, model, translate), ...nextStep(error, translate)],
    links,
  };
}

/** Advice after an action that failed; none where the reason says it already. */
function nextStep(error: unknown, translate: Translate): string[] {
  if (!(error instanceof ServiceError) || error.kind === 'aborted') return [];
  const { kind, status = 0 } = error;
  if (kind !== 'refused') return [translate('outcome.next.unknown')];
  if (status === 403) return [translate('outcome.next.forbidden')];
  return [translate(status >= 500 ? 'outcome.next.failing' : 'outcome.next.refused')];
}

/**
 * Alert after records could not be fetched [ERROR-07], for queries whose meta asks for an alert. Undefined where
 * nothing is said: the page shows the failure itself, which is the default, the record may be missing [ERROR-11], or
 * the session has ended. A poll that fails in the background does not interrupt; its alert is withdrawn when the query
 * recovers.
 */
export function describeQueryFailure(
  error: unknown,
  outcome: QueryOutcome,
  translate: Translate,
): AlertRequest | undefined {
  const { meta, query, hasData } = outcome;
  if (!meta?.alert || endsSession(error)) return undefined;
  if (meta.notFoundAllowed && isNotFound(error)) return undefined;
  if (meta.alert === 'later' && !hasData) return undefined;
  const model = modelName(meta.model, translate);
  return {
    tone: 'danger',
    place: hasData ? 'banner' : 'modal',
    title: translate('outcome.fetchError', { modelName: model }),
    lines: explainError(error, model, translate),
    source: query,
  };
}
