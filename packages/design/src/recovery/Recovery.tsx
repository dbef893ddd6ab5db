import { createContext, type ReactNode, useContext } from 'react';

/**
 * Puts right what made an attempt fail, for instance a session that ended.
 *
 * @returns true when the attempt may be made again, false when this failure stays as it is
 */
export type Recover = (error: unknown) => Promise<boolean>;

const giveUp: Recover = () => Promise.resolve(false);

const RecoveryContext = createContext<Recover>(giveUp);

/** Options of {@link RecoveryProvider}. */
export interface RecoveryProviderProps {
  recover: Recover;
  children?: ReactNode;
}

/**
 * Lets every form inside it go on with the very save that failed: the form waits for `recover` with all its input,
 * then sends again. Around it stands whoever can sign in again over the page.
 */
export function RecoveryProvider({ recover, children }: RecoveryProviderProps) {
  return <RecoveryContext value={recover}>{children}</RecoveryContext>;
}

/** What can be done about a failure here; nothing without a provider. */
export const useRecovery = (): Recover => useContext(RecoveryContext);

/** Makes an attempt until it succeeds or nothing can be done about its failure, which it then rejects with. */
export async function withRecovery<Result>(
  attempt: () => Promise<Result>,
  recover: Recover,
): Promise<Result> {
  for (;;)
    try {
      return await attempt();
    } catch (error) {
      if (!(await recover(error))) throw error;
    }
}
