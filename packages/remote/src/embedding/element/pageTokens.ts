import type { RfidToken } from '@console/embed';
import type { AskToken } from '@console/remote/embedding';

/** Where the token of one or more embedded remotes comes from; the page may exchange it at any time. */
export interface TokenSource {
  current: RfidToken | undefined;
  readonly ask: AskToken;
  users: number;
}

const sources = new Set<TokenSource>();

/** The source of a token: the same one for everybody who is given the same, so that they share a session. */
export function takeSource(token: RfidToken | undefined): TokenSource {
  const known = [...sources].find(({ current }) => current !== undefined && current === token);
  if (known) {
    known.users += 1;
    return known;
  }
  const source: TokenSource = {
    current: token,
    ask: (refused) => (typeof source.current === 'function' ? source.current(refused) : source.current),
    users: 1,
  };
  sources.add(source);
  return source;
}

/** The last user of a source lets it be forgotten. */
export function releaseSource(source: TokenSource): void {
  source.users -= 1;
  if (source.users === 0) sources.delete(source);
}
