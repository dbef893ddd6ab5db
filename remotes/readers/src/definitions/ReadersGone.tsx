import { useMessages } from '@console/design/messages';
import { SaidChanges } from '@console/remote/records';
import { useCallback } from 'react';
import type { DefinitionRow } from './definitionRows';
import type { HealthKind } from './readerHealth';

type ShownReader = Pick<DefinitionRow, 'definition' | 'health'>;

interface ReadersGoneProps {
  /** Readers of the page. Keep their identity while nothing changes. */
  readonly rows: readonly ShownReader[] | undefined;
  /** Those that are back only, where an alert says which are gone. @defaultValue both */
  readonly backOnly?: boolean;
}

const states: Readonly<Partial<Record<HealthKind, string>>> = {
  connectionFailed: 'gone',
  restarting: 'restarting',
  healthy: 'back',
  unhealthy: 'back',
  awaitingAgent: 'back',
};

const keyOf = ({ definition }: ShownReader) => definition.name;
const stateOf = ({ health }: ShownReader) => states[health.kind];

/** Says that readers no longer respond or are back; for a page that shows it by the states of rows only. */
export function ReadersGone({ rows, backOnly = false }: ReadersGoneProps) {
  const translate = useMessages();
  const sentenceOf = useCallback(
    (state: string, [{ definition }, ...others]: readonly [ShownReader, ...ShownReader[]]) =>
      state === 'back' || (state === 'gone' && !backOnly)
        ? translate(`definitions.said.${state}`, { count: 1 + others.length, name: definition.name })
        : undefined,
    [translate, backOnly],
  );
  return <SaidChanges rows={rows} keyOf={keyOf} stateOf={stateOf} sentenceOf={sentenceOf} />;
}
