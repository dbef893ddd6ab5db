import type { ModelName } from '@console/api-client/meta';
import type { Translate } from '@console/design/messages';

/** Name of a model as a case of a message, which has no hyphens. */
export const caseOf = (model: string) => model.replaceAll('-', '_');

/**
 * Agreement of articles and verbs with the name of a model, in the language of the catalogue: `f` feminine, `n` neuter,
 * `p` more than one, `mp` and `fp` both, `mv` masculine before a vowel, anything else neither.
 */
export const agreementOf = (model: ModelName | 'record', translate: Translate): string =>
  translate('outcome.kind', { model: caseOf(model) });
