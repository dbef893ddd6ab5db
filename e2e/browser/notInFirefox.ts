import { test } from '@playwright/test';

/**
 * Leaves the rest of a test out in Firefox, where its driver cannot do what the test needs; called first in it.
 * @param reason what cannot be done; `docs/proof.md` lists it.
 */
export function notInFirefox(reason: string): void {
  test.skip(test.info().project.name === 'firefox', reason);
}
