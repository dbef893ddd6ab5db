/** Forms to sign in with; apart from the session itself, so that their code is loaded only when one is shown. */
export { SignInForm } from './SignInForm';
export { SignInOver, type SignInOverProps } from './SignInOver';
export type { Credentials } from './signIn';
export { type Attempt, type SignIn, useSignIn } from './useSignIn';
