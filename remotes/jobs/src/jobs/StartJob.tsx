import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import { JobForm } from './JobForm';

/**
 * The form of a new job on the list. Started or cancelled, it begins anew, and nothing is kept of what was cancelled
 * [JOB-23].
 */
export function StartJob() {
  const translate = useMessages();
  const [round, setRound] = useState(0);
  const beginAnew = () => setRound((before) => before + 1);
  return (
    <JobForm
      key={round}
      label={translate('jobs.startNew')}
      autoFocus={round > 0}
      onStarted={beginAnew}
      onCancel={beginAnew}
    />
  );
}
