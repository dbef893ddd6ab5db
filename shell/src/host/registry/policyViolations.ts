type Listener = (violation: SecurityPolicyViolationEvent) => void;

const type = 'securitypolicyviolation';

/** Violations that nobody has been told of yet. */
const early: SecurityPolicyViolationEvent[] = [];

const keep: Listener = (violation) => void early.push(violation);

/** Keeps violations of the policy until somebody listens: a remote may offend while its first page is on its way. */
export function keepPolicyViolations(): void {
  document.addEventListener(type, keep);
}

/** Calls the listener for every violation of the policy, those that were kept first. @returns ends it. */
export function onPolicyViolation(listener: Listener): () => void {
  document.removeEventListener(type, keep);
  document.addEventListener(type, listener);
  for (const violation of early.splice(0)) listener(violation);
  return () => document.removeEventListener(type, listener);
}
