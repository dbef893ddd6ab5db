import { audienceCookie } from '@console/remote/registry';

/** The audience of the user, which the shell stores in a cookie; undefined where it is absent or malformed. */
export function audienceOfCookie(header: string | undefined): string | undefined {
  const [, audience] = new RegExp(`(?:^|; ?)${audienceCookie}=([0-9a-f]{8})(?:;|$)`).exec(header ?? '') ?? [];
  return audience;
}
