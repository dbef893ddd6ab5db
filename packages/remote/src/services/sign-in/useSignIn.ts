import { signIn } from '@console/api-client/authentication';
import { useServiceClient } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import type { SessionStore } from './createSession';
import { judgeSignIn, type SignInOutcome } from './judgeSignIn';

/** What a person signs in with. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** What came of the last attempt; each failed one draws a new form, which no longer knows the password. */
export interface Attempt {
  readonly count: number;
  readonly name: string;
  readonly failure?: string;
}

/** Signing in, and what came of it; a success begins the session. */
export interface SignIn {
  readonly attempt: Attempt;
  readonly submit: (credentials: Credentials) => Promise<void>;
}

/**
 * @param session that begins when it succeeds.
 * @param name filled in already. Default: nothing.
 */
export function useSignIn(session: Pick<SessionStore, 'signIn'>, name = ''): SignIn {
  const translate = useMessages();
  const client = useServiceClient();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, name });

  const submit = async (credentials: Credentials) => {
    const outcome: SignInOutcome = await client
      .call(signIn({ ...credentials, name: credentials.name.trim() }))
      .then(
        (answer) => judgeSignIn({ answer }, translate),
        (error: unknown) => judgeSignIn({ error }, translate),
      );
    if ('session' in outcome) session.signIn(outcome.session);
    else setAttempt({ count: attempt.count + 1, name: credentials.name, failure: outcome.failure });
  };
  return { attempt, submit };
}
