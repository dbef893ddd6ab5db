/** A reader definition, as far as the list shows it. */
export interface ReaderDefinition {
  readonly name: string;
  readonly address: string;
  readonly type: string;
  readonly facility?: string | null;
  readonly readerZone?: string | null;
}

/** Health of a reader, as far as the list shows it. */
export interface ReaderHealth {
  readonly readerName: string;
  readonly state: string;
}

/** Named record of a choice: recipes and facilities. */
export interface Named {
  readonly name: string;
}

/** A job, as far as the list shows it. */
export interface Job {
  readonly id: string;
  readonly status: string;
  readonly creationTime: string;
  readonly facilities: readonly { readonly name: string }[] | null;
  readonly job: { readonly name?: string | null; readonly recipeName: string };
}

const tokenKey = 'itemsense-token';

/** True while this tab has a session. */
export const isSignedIn = () => sessionStorage.getItem(tokenKey) !== null;

async function answerOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
  return response.json();
}

/** Signs in and keeps the session in this tab. @throws Error when the service refuses. */
export async function signIn(credentials: { readonly name: string; readonly password: string }) {
  const response = await fetch('/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  const { token } = await answerOf<{ token: string }>(response);
  sessionStorage.setItem(tokenKey, token);
}

/** Asks the service for a resource. @throws Error when the service refuses. */
export async function get<T>(path: string): Promise<T> {
  const token = sessionStorage.getItem(tokenKey);
  return answerOf(
    await fetch(`/itemsense/${path}`, { headers: { authorization: `Token ${JSON.stringify({ token })}` } }),
  );
}
