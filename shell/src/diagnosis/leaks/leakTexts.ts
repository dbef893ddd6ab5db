import type { Translate } from '@console/design/messages';
import type { Leak } from './leak';

/** Texts for the leftovers of a remote, one for each kind. */
export const leakTexts = (leaks: readonly Leak[], translate: Translate): string[] =>
  leaks.map((leak) => {
    const { kind, count } = leak;
    return leak.kind === 'listener'
      ? translate('override.leaks.listener', { count, type: leak.type, target: leak.target })
      : translate(`override.leaks.${kind}`, { count, delay: leak.delay });
  });
