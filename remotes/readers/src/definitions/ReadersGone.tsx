import { useMessages } from '@console/design/messages';
import { SaidChanges } from '@console/remote/records';
import { useCallback } from 'react';
import type { DefinitionRow } from './definitionRows';
import type { HealthKind } from './readerHealth';

interface ReadersGoneProps {
  /** Readers of the page. Keep their identity while nothing changes. */
  readonly rows: readonly DefinitionRow[] | undefined;
}

const states: Readonly<Partial<Record<HealthKind, string>>> = {
  connectionFailed: 'gone',
  restarting: 'restarting',
  healthy: 'back',
  unhealthy: 'back',
  awaitingAgent: 'back',
};

const keyOf = ({ definition }: DefinitionRow) => definition.name;
const stateOf = ({ health }: DefinitionRow) => states[health.kind];

/** Says that readers no longer respond or are back; for a list that shows it by the states of rows only. */
export function ReadersGone({ rows }: ReadersGoneProps) {
  const translate = useMessages();
  const sentenceOf = useCallback(
    (state: string, [{ definition }, ...others]: readonly [DefinitionRow, ...DefinitionRow[]]) =>
      state === 'gone' || state === 'back'
        ? translate(`definitions.said.${state}`, { count: 1 + others.length, name: definition.name })
        : undefined,
    [translate],
  );
  return <SaidChanges rows={rows} keyOf={keyOf} stateOf={stateOf} sentenceOf={sentenceOf} />;
}
