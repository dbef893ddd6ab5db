import { createContext } from 'react';

/**
 * Told that the code of a part of a page could not be loaded. Gives the code under which the failure is known, to be
 * shown in place of the part; undefined where there is none.
 */
export type ReportLoadFailure = (cause: unknown) => Promise<string | undefined>;

/** Receiver of failures to load a part; by default nobody. */
export const LoadFailureContext = createContext<ReportLoadFailure>(async () => undefined);

/** Says who is told of parts that cannot be loaded. @defaultValue nobody */
export const LoadFailureProvider = LoadFailureContext.Provider;
