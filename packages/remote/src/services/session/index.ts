export { type SignedIn, SignedInProvider, useSignedIn } from './SignedIn';
