/** Addresses of the gateway for people who sign in at their company. */
export const companyPaths = {
  signIn: '/console/sign-in',
  /** Says that somebody is signed in, in a tab of its own. */
  done: '/console/sign-in/done',
  session: '/console/session',
  signOut: '/console/sign-out',
} as const;

/** Address at which a person signs in at the company, and that leads to another one afterwards. */
export const companySignIn = (goTo: string): string =>
  `${companyPaths.signIn}?${new URLSearchParams({ return: goTo })}`;

/** True for the word that stands for a session of the gateway, which alone holds the token. */
export const isCompanyToken = (token: string): boolean => token.startsWith('console-session.');

/**
 * Ends the session of the gateway that a word stands for, and no other one that somebody has begun since. It may be gone
 * already: nobody is signed in then, either.
 *
 * @returns its answer; undefined where the gateway cannot be reached
 */
export const endCompanySession = (token: string): Promise<Response | undefined> =>
  fetch(companyPaths.signOut, {
    method: 'POST',
    keepalive: true,
    headers: { authorization: `JWT ${token}` },
  }).catch(() => undefined);

/** Ends the session of the gateway, and leads on to the provider, where the person signs out, too. */
export const leaveCompany = (token: string): Promise<void> =>
  endCompanySession(token).then(() => location.assign(companyPaths.signOut));
