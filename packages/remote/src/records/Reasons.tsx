import { ServiceError } from '@console/api-client';
import { useMessages } from '@console/design/messages';
import { explainError } from '@console/remote/services';

/** True where no answer came, which is said above every page [ERROR-06]. */
const isUnanswered = (error: unknown) => error instanceof ServiceError && error.kind === 'unreachable';

/** Why something could not be loaded, a line for each reason [ERROR-02]. */
export function Reasons({ errors }: { readonly errors: readonly unknown[] }) {
  const translate = useMessages();
  const reasons = errors.flatMap((error) =>
    error && !isUnanswered(error) ? explainError(error, translate('model.record'), translate) : [],
  );
  return [...new Set(reasons)].map((reason) => <p key={reason}>{reason}</p>);
}
