import { createStore, type ReadableStore } from '@console/design/store';
import type { AskToken, Token } from './mountOptions';

/**
 * State of the access that the page around gives.
 * - `open`: as far as is known.
 * - `missing`: it has given no token yet.
 * - `refused`: the service no longer takes the one it gave, and it has given no other.
 * - `unanswered`: its function has not answered within {@link tokenLimit}.
 * - `unusable`: what it gave cannot be a token.
 */
type AccessState = 'open' | 'missing' | 'refused' | 'unanswered' | 'unusable';

/** Time limit for the function of a page to give a token, in ms. A later answer is still taken. */
export const tokenLimit = 30_000;

/** Texts that come of a value which a page writes into an attribute or a template by mistake. */
const stringified = /^(?:undefined|null|\[object .*\]|function\b.*|.*=>.*)$/s;

/**
 * True for a value that can be a token: one line of text that is neither a value turned into text nor the page of a
 * server that answered in place of the token.
 */
function isToken(answer: unknown): answer is string {
  return typeof answer === 'string' && /^(?![\s<]).+$/.test(answer) && !stringified.test(answer);
}

/** The tokens that a page gives, for calls that may have to wait for one. */
export interface HostTokenSource extends ReadableStore<AccessState> {
  /** The token for a call; a promise while there is none. */
  readonly token: () => Token | Promise<Token>;
  /** The service has refused the token of now. */
  readonly refuse: () => void;
  /** Asks the page again. */
  readonly renew: () => void;
}

/** Gate that calls wait at. */
interface Gate {
  readonly opened: Promise<Token>;
  readonly open: (token: Token) => void;
}

function createGate(): Gate {
  let open: Gate['open'] = () => undefined;
  const opened = new Promise<Token>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Asks the page for a token; a page that fails to get one has none. */
function askSafely(ask: AskToken, refused: Token): unknown {
  try {
    return ask(refused);
  } catch {
    return undefined;
  }
}

/** Promises of other realms and libraries count too. */
const isThenable = (answer: unknown): answer is PromiseLike<unknown> =>
  typeof (answer as PromiseLike<unknown> | undefined)?.then === 'function';

/**
 * Takes tokens from the page around. A token that is refused, or missing, makes calls wait until the page gives
 * another one, so that nothing that was typed or begun is lost.
 */
export function createHostTokenSource(ask: AskToken): HostTokenSource {
  const { getState, setState, subscribe } = createStore<AccessState>('open');
  let held: Token;
  let refused: Token;
  let patient = false;
  let gate: Gate | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;

  const wait = (state: AccessState): Promise<Token> => {
    held = undefined;
    gate ??= createGate();
    setState(state);
    return gate.opened;
  };
  /** Takes what the page answered; nothing new keeps the gate shut. */
  const take = (answer: unknown): Token | Promise<Token> => {
    clearTimeout(limit);
    if (answer === undefined || answer === null) return wait(refused === undefined ? 'missing' : 'refused');
    if (answer === refused) return wait('refused');
    if (!isToken(answer)) return wait('unusable');
    held = answer;
    refused = undefined;
    setState('open');
    gate?.open(answer);
    gate = undefined;
    return answer;
  };
  const request = (): Token | Promise<Token> => {
    const answer = askSafely(ask, refused);
    if (!isThenable(answer)) return take(answer);
    patient = true;
    gate ??= createGate();
    const { opened } = gate;
    clearTimeout(limit);
    limit = setTimeout(() => setState('unanswered'), tokenLimit);
    void Promise.resolve(answer).then(take, () => take(undefined));
    return opened;
  };
  return {
    getState,
    subscribe,
    token: () => {
      if (gate) return gate.opened;
      return patient && held !== undefined ? held : request();
    },
    refuse: () => {
      refused = held;
      request();
    },
    renew: () => {
      request();
    },
  };
}
