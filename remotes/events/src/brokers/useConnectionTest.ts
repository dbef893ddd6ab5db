import { type Broker, brokerMutations } from '@console/api-client/brokers';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { explainError } from '@console/remote/services';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type ConnectionTest, readTests, testsOf, withTest } from './connectionTests';

/**
 * Lets the service connect to a broker [BROKER-06, BROKER-07]. Success and failure are reported from the meta of the
 * mutation; when it was, what it took and why it failed is kept in this browser.
 * @param id of the broker whose tests are told
 */
export function useConnectionTest(id: string) {
  const translate = useMessages();
  const { mutateAsync, isPending } = useMutation(useResource(brokerMutations).test());
  const [kept, keep] = usePersistentState('events.connectionTests', readTests);
  const latest = useRef(kept);
  useLayoutEffect(() => {
    latest.current = kept;
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
  const tests = useMemo(() => testsOf(kept, id), [kept, id]);
  return { run, isRunning: isPending, tests };
}
