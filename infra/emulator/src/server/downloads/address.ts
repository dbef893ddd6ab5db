const origin = 'http://service';

/**
 * The address that is meant by the older way of downloading: a browser navigates to a path with `token` and `url`,
 * and `url` is the endpoint with its query (DOWNLOAD-01). The token stays in the query. Any other address, one that
 * names another path in `url` too, is left as it is.
 * @param address path with its query, as it was asked for
 */
export function rewriteDownloadUrl(address: string): string {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const [token, url] = [parameters.get('token'), parameters.get('url')];
  if (!token || !url || !URL.canParse(url, origin)) return address;
  const meant = new URL(url, origin);
  if (meant.pathname !== path) return address;
  meant.searchParams.set('token', token);
  return path + meant.search;
}
