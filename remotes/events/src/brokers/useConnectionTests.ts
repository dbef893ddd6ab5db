import { type Broker, brokerMutations } from '@console/api-client/brokers';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { explainError } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { type ConnectionTest, readTests, withTest } from './connectionTests';

/**
 * Lets the service connect to brokers [BROKER-06, BROKER-07]; when it was, what it took and why it failed is kept in
 * this browser.
 * @param silent whether the outcome is only kept, for those who show it themselves. @defaultValue false, success and failure are reported from the meta of the mutation
 */
export function useConnectionTests(silent = false) {
  const translate = useMessages();
  const test = useResource(brokerMutations).test();
  const { mutateAsync, isPending } = useMutation({ ...test, meta: test.meta && { ...test.meta, silent } });
  const [tests, keep] = usePersistentState('events.connectionTests', readTests);
  const latest = useRef(tests);
  useLayoutEffect(() => {
    latest.current = tests;
  });

  const run = async ({ id: broker, name }: Pick<Broker, 'id' | 'name'>) => {
    const at = Date.now();
    const began = performance.now();
    const remember = (outcome: Pick<ConnectionTest, 'reason'>) =>
      keep(withTest(latest.current, { broker, at, took: Math.round(performance.now() - began), ...outcome }));
    try {
      await mutateAsync({ id: broker, name });
      remember({});
    } catch (error) {
      const [reason = ''] = explainError(error, translate('brokers.entity'), translate);
      remember({ reason });
    }
  };
  return { run, isRunning: isPending, tests };
}
