import { audienceCookie } from '@console/remote/registry';

/** What stands for the user who asks, as the shell left it in a cookie; undefined where it is absent or something else. */
export function audienceOfCookie(header: string | undefined): string | undefined {
  const [, audience] = new RegExp(`(?:^|; ?)${audienceCookie}=([0-9a-f]{8})(?:;|$)`).exec(header ?? '') ?? [];
  return audience;
}
