import type { Call } from '../client';
import { readRecord } from '../client/answer';
import { consolePath } from '../client/path';
import type { SignIn, SignInRequest } from './schema';
import { validateSignIn } from './validate.generated.js';

/** Signs a person in: exactly name and password, no token (LOGIN-03). */
export function signIn({ name, password }: SignInRequest): Call<SignIn> {
  return {
    name: 'sign in',
    method: 'POST',
    path: consolePath('authenticate'),
    body: { name, password },
    authorized: false,
    answer: readRecord(validateSignIn, (answer) => answer),
  };
}
