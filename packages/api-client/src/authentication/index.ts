export { signIn } from './calls';
export type { SignedInUser, SignIn, SignInRequest } from './schema';
