import { useResource } from '@console/api-client/react';
import { tokenMutations } from '@console/api-client/tokens';
import { useMessages } from '@console/design/messages';
import { useAlerts, useReportFailure } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { shortToken, type TokenRow } from './tokenRows';

/** Changes of tokens and the one that runs, see {@link useTokenChanges}. */
export interface TokenChanges {
  /** Running change: the generation, or the revocation of the row of this id. */
  readonly running: 'generate' | { readonly id: string } | undefined;
  /** Generates a token; `undefined` when it failed or something ran already. A failure is reported. */
  readonly generate: () => Promise<string | undefined>;
  /** Revokes a token; nothing happens while something runs already. Success and failure are reported. */
  readonly revoke: (row: TokenRow) => Promise<void>;
  /** Revokes one of many, for whoever reports all of them. @throws ServiceError */
  readonly revokeSilently: (row: TokenRow) => Promise<void>;
}

/** Generates and revokes tokens of a user, one at a time: what is asked meanwhile is dropped [TOKEN-08]. */
export function useTokenChanges(username: string): TokenChanges {
  const translate = useMessages();
  const alerts = useAlerts();
  const report = useReportFailure(translate('tokens.entity'));
  const mutations = useResource(tokenMutations);
  const { mutateAsync: generate } = useMutation(silent(mutations.generate()));
  const { mutateAsync: revoke } = useMutation(silent(mutations.revoke()));
  const [running, setRunning] = useState<TokenChanges['running']>();
  const busy = useRef(false);

  async function alone<Answer>(what: TokenChanges['running'], failure: string, act: () => Promise<Answer>) {
    if (busy.current) return undefined;
    busy.current = true;
    setRunning(what);
    try {
      return await act();
    } catch (error) {
      report(failure, error);
      return undefined;
    } finally {
      busy.current = false;
      setRunning(undefined);
    }
  }
  const revokeSilently = async ({ token: { token } }: TokenRow) => revoke({ username, token });
  return {
    running,
    generate: () =>
      alone('generate', translate('users.generateTokenError', { name: username }), () => generate(username)),
    revoke: (row) =>
      alone({ id: row.id }, translate('users.deleteTokenError', { name: username }), async () => {
        await revokeSilently(row);
        alerts.success(translate('tokens.revoked', { token: shortToken(row.token.token), name: username }));
      }),
    revokeSilently,
  };
}

/** The same mutation; its caller says how it ended. */
const silent = <Options extends { readonly meta?: object }>(options: Options): Options => ({
  ...options,
  meta: { ...options.meta, silent: true },
});
