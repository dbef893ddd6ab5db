export { createSessionStore, type SessionStore } from './createSessionStore';
export { loginAddress, readReturnAddress } from './returnAddress';
export { SessionProvider, useSession, useSessionState } from './SessionProvider';
export { hasPrivileges, type Session, type SessionEnd, type SessionState } from './session';
