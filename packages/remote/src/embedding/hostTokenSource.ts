import { createStore, type ReadableStore } from '@console/design/store';
import type { AskToken, Token } from './mountOptions';

/**
 * Whether the page around has signed the user in.
 * - `open`: as far as is known.
 * - `missing`: it has given no token yet.
 * - `refused`: the service no longer takes the one it gave, and it has given no other.
 */
export type AccessState = 'open' | 'missing' | 'refused';

/** The tokens that a page gives, for calls that may have to wait for one. */
export interface HostTokenSource extends ReadableStore<AccessState> {
  /** The token for a call; a promise while there is none. */
  readonly token: () => Token | Promise<Token>;
  /** The service has refused the token of now. */
  readonly refuse: () => void;
  /** Asks the page again. */
  readonly renew: () => void;
}

/** What calls wait for. */
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

  /** Takes what the page answered; nothing new keeps the gate shut. */
  const take = (answer: Token): Token | Promise<Token> => {
    if (answer === undefined || answer === refused) {
      held = undefined;
      gate ??= createGate();
      setState(answer === undefined && refused === undefined ? 'missing' : 'refused');
      return gate.opened;
    }
    held = answer;
    refused = undefined;
    setState('open');
    gate?.open(answer);
    gate = undefined;
    return answer;
  };
  const request = (): Token | Promise<Token> => {
    const answer = ask(refused);
    if (!(answer instanceof Promise)) return take(answer);
    patient = true;
    gate ??= createGate();
    const { opened } = gate;
    // A page that fails to get a token has none.
    void answer.catch(() => undefined).then(take);
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
