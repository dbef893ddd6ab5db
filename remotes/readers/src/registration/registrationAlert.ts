import { failedReaders, outcomeOf, type Registration } from '@console/api-client/registrations';
import type { Translate } from '@console/design/messages';
import type { AlertRequest } from '@console/remote/services';

type SaidOutcome = Pick<AlertRequest, 'tone' | 'title' | 'lines'>;

/** The one thing that is said when a registration has finished [REGISTER-29]; undefined while it has not. */
export function registrationAlert(registration: Registration, translate: Translate): SaidOutcome | undefined {
  const outcome = outcomeOf(registration);
  if (!outcome) return undefined;
  const { id, error, readers } = registration;
  const title = translate(`register.ended.${outcome}`, { id });
  switch (outcome) {
    case 'cancelled':
      return { tone: 'info', title };
    case 'failed':
      return { tone: 'danger', title, lines: error === undefined ? [] : [error] };
    case 'readersFailed':
      return {
        tone: 'danger',
        title,
        lines: failedReaders({ readers }).map(({ name, address }) => name ?? address ?? ''),
      };
    case 'succeeded':
      return { tone: 'success', title };
  }
}
