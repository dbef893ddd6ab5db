import { ServiceError } from '@console/api-client';
import type { SignIn } from '@console/api-client/authentication';
import type { Translate } from '@console/design/messages';
import { explainError } from '@console/remote/services';
import { hasPrivileges, type Session } from './session';

/** What came of an attempt to sign in. */
export type SignInOutcome = { readonly session: Session } | { readonly failure: string };

/**
 * Decides what an answer to the sign-in means: only a person with the Admin role gets a session [LOGIN-05]; a failure
 * is told with the reason that the service gives [LOGIN-06].
 */
export function judgeSignIn(
  result: { readonly answer: SignIn } | { readonly error: unknown },
  translate: Translate,
): SignInOutcome {
  if ('error' in result)
    return { failure: translate('login.failed', { reason: reasonOf(result.error, translate) }) };
  const { token, user } = result.answer;
  return hasPrivileges(user)
    ? { session: { token, user } }
    : { failure: translate('login.noPrivileges', { name: user.name }) };
}

/** The service's own words, without the title that every failure carries. */
function reasonOf(error: unknown, translate: Translate): string {
  return error instanceof ServiceError && error.detail !== ''
    ? error.detail
    : explainError(error, translate('model.session'), translate).join(' ');
}
