import { useResource } from '@console/api-client/react';
import { tokenMutations } from '@console/api-client/tokens';
import { useMessages } from '@console/design/messages';
import { useAlerts, useReportFailure } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { nameOfRow, type TokenRow } from './tokenRows';

/** A change that runs. */
export interface RunningChange {
  readonly act: 'generate' | 'rotate' | 'revoke' | 'revokeAll';
  /** Row it is done to. @defaultValue none: it is about a user */
  readonly id?: string;
}

/** Changes of tokens and the one that runs, see {@link useTokenChanges}. */
export interface TokenChanges {
  readonly running: RunningChange | undefined;
  /**
   * Generates a token; `undefined` when it failed or something ran already. A failure is reported.
   * @param old the token in whose place it comes. @defaultValue none
   */
  readonly generate: (username: string, old?: TokenRow) => Promise<string | undefined>;
  /** Revokes a token; nothing happens while something runs already. Success and failure are reported. */
  readonly revoke: (row: TokenRow) => Promise<void>;
  /** Revokes one of many, for whoever reports all of them. @throws ServiceError */
  readonly revokeSilently: (row: TokenRow) => Promise<void>;
  /** Revokes all tokens of a user; nothing happens while something runs already. Success and failure are reported. */
  readonly revokeAll: (username: string) => Promise<void>;
}

/** Generates and revokes tokens, one at a time: what is asked meanwhile is dropped [TOKEN-08]. */
export function useTokenChanges(): TokenChanges {
  const translate = useMessages();
  const alerts = useAlerts();
  const report = useReportFailure(translate('tokens.entity'));
  const mutations = useResource(tokenMutations);
  const { mutateAsync: generate } = useMutation(silent(mutations.generate()));
  const { mutateAsync: revoke } = useMutation(silent(mutations.revoke()));
  const { mutateAsync: revokeAll } = useMutation(silent(mutations.revokeAll()));
  const [running, setRunning] = useState<RunningChange>();
  const busy = useRef(false);

  async function alone<Answer>(change: RunningChange, failure: string, act: () => Promise<Answer>) {
    if (busy.current) return undefined;
    busy.current = true;
    setRunning(change);
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

  const revokeSilently = async ({ username, token: { token } }: TokenRow) => revoke({ username, token });
  return {
    running,
    generate: (name, old) =>
      alone(
        old ? { act: 'rotate', id: old.id } : { act: 'generate' },
        translate('users.generateTokenError', { name }),
        () => generate(name),
      ),
    revoke: (row) =>
      alone(
        { act: 'revoke', id: row.id },
        translate('users.deleteTokenError', { name: row.username }),
        async () => {
          await revokeSilently(row);
          alerts.success(translate('tokens.revoked', { token: nameOfRow(row), name: row.username }));
        },
      ),
    revokeSilently,
    revokeAll: (name) =>
      alone({ act: 'revokeAll' }, translate('tokens.revokeAll.failed', { name }), async () => {
        await revokeAll(name);
        alerts.success(translate('tokens.revokeAll.done', { name }));
      }),
  };
}

/** The same mutation; its caller says how it ended. */
const silent = <Options extends { readonly meta?: object }>(options: Options): Options => ({
  ...options,
  meta: { ...options.meta, silent: true },
});
