import { useMessages } from '@console/design/messages';
import { useSearchParams } from '@console/design/router';
import { StatusSummary, type Tone } from '@console/design/status';
import { useMemo } from 'react';
import type { DefinitionRow } from './definitionRows';
import { countKinds, type HealthKind } from './readerHealth';

interface HealthSummaryProps {
  readonly rows: readonly DefinitionRow[] | undefined;
}

const filter = 'filter.status';

/** Number of readers by state, the worst first; each leads to the list of these, and back to all of them. */
export function HealthSummary({ rows = [] }: HealthSummaryProps) {
  const translate = useMessages();
  const [parameters] = useSearchParams();
  const counts = useMemo(() => countKinds(rows.map(({ health }) => health)), [rows]);
  const filtered = parameters.getAll(filter);
  return (
    <StatusSummary
      label={translate('definitions.summary')}
      items={[...counts].map(([kind, count]) => {
        const current = filtered.length === 1 && filtered[0] === kind;
        const next = new URLSearchParams(parameters);
        if (current) next.delete(filter);
        else next.set(filter, kind);
        return {
          key: kind,
          tone: kindTones[kind],
          label: translate(`definitions.summary.${kind}`, { count }),
          to: `?${next}`,
          current,
        };
      })}
    />
  );
}

/** The tones in which kinds of health are counted. */
export const kindTones = {
  connectionFailed: 'danger',
  unhealthy: 'warning',
  unknown: 'neutral',
  awaitingAgent: 'info',
  restarting: 'info',
  loading: 'neutral',
  healthy: 'success',
} as const satisfies Readonly<Record<HealthKind, Tone>>;
