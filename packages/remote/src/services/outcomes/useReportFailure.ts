import { useMessages } from '@console/design/messages';
import { useCallback } from 'react';
import { useAlerts } from '../alerts';
import { endsSession } from './describeOutcome';
import { explainError } from './explainError';

/**
 * Reports failures that a page words itself, of calls whose meta is silent: the title, and the reason below it
 * [ERROR-09]. An error that ends the session is not repeated.
 * @param entity What the calls are about, in the words of the user: `registration`.
 */
export function useReportFailure(entity: string): (title: string, error: unknown) => void {
  const alerts = useAlerts();
  const translate = useMessages();
  return useCallback(
    (title, error) => {
      if (!endsSession(error)) alerts.danger({ title, lines: explainError(error, entity, translate) });
    },
    [alerts, translate, entity],
  );
}
