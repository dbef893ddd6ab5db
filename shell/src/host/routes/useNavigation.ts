import { useMessages } from '@console/design/messages';
import { useMemo } from 'react';
import { type Navigation, navigationOf } from '../areas/navigation';
import { useRegistry } from '../registry';

/** The navigation of the console in the language that is shown. */
export function useNavigation(): Navigation {
  const { registry } = useRegistry();
  const translate = useMessages();
  return useMemo(
    () =>
      navigationOf(registry, {
        activity: translate('pages.activity'),
        audit: translate('pages.audit'),
        overview: translate('pages.overview'),
        remotes: translate('pages.remotes'),
      }),
    [registry, translate],
  );
}
