// Of its own module only, so that the form comes with the chunk of the login page and not with the console's start.
import { SignInOver as PasswordSignInOver, type SignInOverProps } from '@console/remote/sign-in';
import { CompanySignInOver } from './company/CompanySignInOver';
import { companySessions } from './company/companySession';

/** Asks the person to sign in over a session that ended: where they did before, by a password or at the company. */
export function SignInOver(props: SignInOverProps) {
  return companySessions.has(props.session) ? (
    <CompanySignInOver {...props} />
  ) : (
    <PasswordSignInOver {...props} />
  );
}
