import type { Session } from '@console/remote/host';
import type { ResolvedRegistry } from '@console/remote/registry';
import type { Configuration } from '../../configuration/configuration';

/** Watch over the arrival of the console. */
export interface Arrival {
  /** Tells that nobody waits for the console now: nothing is said. */
  readonly rest: () => void;
  /** Tells that somebody waits from now on, unless the console runs. */
  readonly expect: () => void;
  /** Tells that the console runs. What was said is taken away. */
  readonly end: () => void;
}

/** Facts that the boot script has read, for the small scripts that follow it. */
interface Started {
  readonly configuration: Configuration;
  /** Whose session goes on in this tab; undefined where nobody is signed in. */
  readonly session: Session | undefined;
  /** Builds that run for the person; undefined where nobody is signed in. */
  readonly registry: ResolvedRegistry | undefined;
  /** Watch over the code of the console, which is told who waits for it. */
  readonly arrival: Arrival;
}

/** Where the boot script leaves them. */
const place = Symbol.for('console.started');

const page = globalThis as unknown as Record<symbol, Started | undefined>;

/** Facts that the boot script has read; undefined where it did not run. */
export const started = (): Started | undefined => page[place];

/** Leaves facts for the scripts that follow. */
export function setStarted(facts: Started): void {
  page[place] = facts;
}
