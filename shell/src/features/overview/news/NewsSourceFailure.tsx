import { useMessages } from '@console/design/messages';
import { NewsContext } from '@console/remote/services';
import { use, useEffect } from 'react';

/** Reports that a source could not be loaded, or broke. */
export function NewsSourceFailure({ again }: { readonly again: () => void }) {
  const translate = useMessages();
  const { report } = use(NewsContext);
  useEffect(() => {
    report({ lines: undefined, failure: { text: translate('overview.news.failed'), again } });
    return () => report(undefined);
  }, [report, again, translate]);
  return null;
}
