import type { Call } from './call';
import type { Layer, Perform, Token } from './layer';
import { withinSignal } from './withinSignal';

/** Session of a client. */
export interface SessionSource {
  /**
   * The token of the session, asked for at every call. A promise makes calls wait: somebody is asked to sign in over
   * a session that ended. @defaultValue nobody is signed in.
   */
  readonly token?: (() => Token | Promise<Token>) | undefined;
  /**
   * Called when the service no longer accepts the token of the running session. When there is another token
   * afterwards, the call that was refused is performed again with it. @defaultValue nothing happens.
   */
  readonly onUnauthorized?: (() => void) | undefined;
}

/**
 * Gives calls the token of now. A refusal of it (401) is told once, and the call is performed again with the token of
 * whoever has signed in since.
 */
export const keepSession =
  ({ token: current, onUnauthorized }: SessionSource): Layer<Perform> =>
  (next) =>
  async (call, options) => {
    const token = await tokenFor(call, current, options.signal);
    const performed = await next(call, { ...options, token });
    if (performed.status !== 401 || !token) return performed;
    // A late refusal of an earlier session does not apply to the current one.
    if (token === current?.()) onUnauthorized?.();
    const renewed = await tokenFor(call, current, options.signal);
    return renewed && renewed !== token ? next(call, { ...options, token: renewed }) : performed;
  };

/** The token of now; who gives up while it is waited for has given up the call. */
async function tokenFor(
  call: Call<unknown>,
  current: SessionSource['token'],
  caller: AbortSignal | undefined,
): Promise<Token> {
  if (call.authorized === false) return undefined;
  const token = current?.();
  if (!(token instanceof Promise) || !caller) return token;
  return withinSignal(token, caller).catch(() => undefined);
}
