/** Forms to sign in with; apart from the session itself, so that their code is loaded only when one is shown. */
export { SignInForm, type SignInFormProps } from './SignInForm';
export { SignInOver, type SignInOverProps } from './SignInOver';
export { attemptSignIn, type Credentials } from './signIn';
export { type Attempt, type SignIn, useSignIn } from './useSignIn';
