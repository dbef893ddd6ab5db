import { useServiceClient } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import type { SessionStore } from './session';
import { attemptSignIn, type Credentials } from './signIn';

/** Result of the last attempt; each failed one draws a new form, which no longer knows the password. */
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
 * Signs a person in by a form.
 * @param session begins when it succeeds.
 * @param name filled in already. @defaultValue nothing.
 */
export function useSignIn(session: Pick<SessionStore, 'signIn'>, name = ''): SignIn {
  const translate = useMessages();
  const client = useServiceClient();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, name });
  const submit = async ({ name: typed, password }: Credentials) => {
    const outcome = await attemptSignIn(client, { name: typed.trim(), password }, translate);
    if ('session' in outcome) session.signIn(outcome.session);
    else setAttempt({ count: attempt.count + 1, name: typed, failure: outcome.failure });
  };
  return { attempt, submit };
}
