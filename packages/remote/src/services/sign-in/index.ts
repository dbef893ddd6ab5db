export { createSession, type SessionKeep, type SessionStore } from './createSession';
export { judgeSignIn, type SignInOutcome } from './judgeSignIn';
export { SessionPerson, type SessionPersonProps } from './SessionPerson';
export { SignInForm } from './SignInForm';
export { SignInOver, type SignInOverProps } from './SignInOver';
export {
  hasPrivileges,
  type Session,
  type SessionEnd,
  type SessionLock,
  type SessionState,
  userOf,
} from './session';
export { signInMessages } from './signInMessages';
export { type Attempt, type Credentials, type SignIn, useSignIn } from './useSignIn';
