import type { Call, QueryValue } from './call';

/** A call as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/**
 * The request of a call (WIRE-01). Decides only.
 * @param token The session's token, if somebody is signed in.
 */
export function requestOf(call: Call<unknown>, token: string | undefined): WireRequest {
  const headers: Record<string, string> = { Accept: call.accept ?? acceptedBy(call) };
  const content = contentOf(call);
  if (content) headers['Content-Type'] = content.type;
  if (call.authorized !== false && token) headers.Authorization = `JWT ${token}`;
  return {
    method: call.method,
    path: addressOf(call),
    headers,
    body: content?.text,
  };
}

/** The address that a call asks: its path with the query parameters that are not blank. */
export const addressOf = ({ path, query = {} }: Pick<Call<unknown>, 'path' | 'query'>): string =>
  path + queryString(query);

const acceptedBy = ({ reads }: Call<unknown>) => (reads === 'file' ? '*/*' : 'application/json');

function contentOf({ body, content }: Call<unknown>) {
  if (content || body === undefined) return content;
  return { type: 'application/json', text: JSON.stringify(body) };
}

function queryString(query: Readonly<Record<string, QueryValue>>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '') parameters.set(key, text);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
