import { createContext, type ReactNode, useContext } from 'react';

/** The person signed in, as remotes know them. */
export interface SignedIn {
  readonly name: string;
  /** True for a token with which the console itself calls the service. @defaultValue not known */
  readonly usesToken?: (token: string) => boolean;
  /**
   * To be called after the person's own password was changed: the console signs in again with the new one and goes on
   * [TOUR-13]. Never rejects; when signing in fails, the console says so and asks for the password [TOUR-14].
   */
  readonly passwordChanged: (password: string) => Promise<void>;
  /**
   * To be called when the service has ended the session, after a factory reset for instance: what is kept of it is
   * forgotten and the page to sign in is shown, with the notice that says why [ADMIN-05]. @defaultValue the next
   * refused call tells it
   */
  readonly signOut?: (notice?: string) => void;
}

const SignedInContext = createContext<SignedIn | undefined>(undefined);

/** Tells everything below who is signed in. */
export function SignedInProvider({
  value,
  children,
}: {
  readonly value: SignedIn | undefined;
  readonly children: ReactNode;
}) {
  return <SignedInContext value={value}>{children}</SignedInContext>;
}

/**
 * Who is signed in; undefined in a page that is not the console and signs in itself.
 * @example
 * const isOwnAccount = useSignedIn()?.name === user.name;
 */
export function useSignedIn(): SignedIn | undefined {
  return useContext(SignedInContext);
}
