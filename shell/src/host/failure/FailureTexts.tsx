import { directionOf } from '@console/design/language';
import { useLocale, useMessages } from '@console/design/messages';
import { useLayoutEffect, useMemo } from 'react';
import { lastResort } from './lastResort';

/** Keeps the page of last resort in the language of the console. */
export function FailureTexts() {
  const translate = useMessages();
  const lang = useLocale();
  useLayoutEffect(
    () =>
      lastResort()?.translate({
        lang,
        dir: directionOf(lang),
        title: translate('failure.title'),
        text: translate('failure.text'),
        reload: translate('failure.reload'),
        withoutRemotes: translate('failure.withoutRemotes'),
      }),
    [translate, lang],
  );
  return null;
}

/** Names a remote on the page of last resort, as the one that was open last. */
export function useSuspect(area: string, owner: string): void {
  const translate = useMessages();
  // While it is rendered, not when that is done: a page that breaks React does so before.
  useMemo(() => lastResort()?.suspect(translate('failure.area', { area, owner })), [translate, area, owner]);
}
