import { type ServiceClient, ServiceError } from '@console/api-client';
import { signIn } from '@console/api-client/authentication';
import type { Translate } from '@console/design/messages';
import { detailOf, explainError } from '../outcomes/explainError';
import { hasPrivileges, type Session } from './session';

/** Name and password of a sign-in. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Result of an attempt to sign in. */
type SignInOutcome = { readonly session: Session } | { readonly failure: string };

/**
 * Signs in at the service: only a person with the Admin role gets a session [LOGIN-05]; a failure is told with the
 * reason that the service gives [LOGIN-06]. Never rejects.
 */
export async function attemptSignIn(
  client: Pick<ServiceClient, 'call'>,
  credentials: Credentials,
  translate: Translate,
): Promise<SignInOutcome> {
  try {
    const { token, user } = await client.call(signIn(credentials));
    return hasPrivileges(user)
      ? { session: { token, user } }
      : { failure: translate('login.noPrivileges', { name: user.name }) };
  } catch (error) {
    return { failure: translate('login.failed', { reason: reasonOf(error, translate) }) };
  }
}

/**
 * The service's own words, without the title that every failure carries; of wrong credentials without what it says for
 * debugging, too.
 */
function reasonOf(error: unknown, translate: Translate): string {
  if (error instanceof ServiceError && error.status === 401) {
    const { message } = (error.body ?? {}) as { readonly message?: unknown };
    if (typeof message === 'string' && message !== '') return message;
  }
  return error instanceof ServiceError && error.detail !== ''
    ? detailOf(error, translate)
    : explainError(error, translate('model.session'), translate).join(' ');
}
