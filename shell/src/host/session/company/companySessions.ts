import type { SessionStore } from '@console/remote/host';

/** Sessions that are of the company, or were when they were locked. */
export const companySessions = new WeakSet<Pick<SessionStore, 'signIn'>>();
