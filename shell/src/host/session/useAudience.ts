import { userOf } from '@console/remote/host';
import { audienceOf } from '@console/remote/registry';
import { useEffect } from 'react';
import { audienceCookieOf } from './audienceCookieOf';
import { useSessionState } from './SessionProvider';

/**
 * Stands for the user of the session when it is decided which builds run; undefined while nobody is signed in.
 * The gateway is told by a cookie, so that it can fetch the same builds ahead.
 */
export function useAudience(): string | undefined {
  const user = userOf(useSessionState());
  const audience = user && audienceOf(user.name);
  useEffect(() => {
    // Nothing else reads it or depends on it: a browser that refuses cookies fetches ahead what everybody gets.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there on plain HTTP
    document.cookie = audienceCookieOf(audience, location.protocol === 'https:');
  }, [audience]);
  return audience;
}
