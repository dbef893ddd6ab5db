export { createSessionStore } from './createSessionStore';
export { loginAddress, readReturnAddress } from './returnAddress';
export { SessionProvider, useSession, useSessionState } from './SessionProvider';
export { useAudience } from './useAudience';
