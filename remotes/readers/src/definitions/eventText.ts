import { componentOfEvent } from '@console/api-client/health-events';
import type { Translate } from '@console/design/messages';

/** An event in words: the component it is about, and what was with it. */
export function eventText(type: string, code: string, translate: Translate): string {
  const component = componentOfEvent(type);
  const words = translate('health.code', { code });
  return component
    ? translate('definitions.component.coded', {
        status: translate(`definitions.component.${component}`),
        code: words,
      })
    : words;
}
