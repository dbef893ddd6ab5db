import { readTime, withoutBlank } from '../wire';
import type { TokenAnswer } from './schema';

/** A token with which a user's programs call the service. Times are ISO 8601. */
export interface Token {
  readonly token: string;
  readonly username?: string;
  readonly issued?: string;
  /** Absent while it has never been used. */
  readonly lastUsed?: string;
  readonly valid: boolean;
}

/** A token as the console shows it. One the service does not call valid is not. */
export function readToken({ authenticationToken, username, issued, lastUsed, valid }: TokenAnswer): Token {
  return {
    token: authenticationToken.token,
    valid: valid === true,
    ...withoutBlank({ username, issued: readTime(issued), lastUsed: readTime(lastUsed) }),
  };
}
