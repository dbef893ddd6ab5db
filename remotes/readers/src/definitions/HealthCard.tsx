import type { ReaderHealth } from '@console/api-client/reader-health';
import { Card, Facts } from '@console/design/card';
import { type Translate, useMessages } from '@console/design/messages';
import { Status, type Tone } from '@console/design/status';
import { RelativeTime } from '@console/design/time';
import { stateLabel } from './healthLabel';
import { type HealthComponent, healthComponents, readerHealthStatus } from './readerHealthStatus';

const tones: Readonly<Record<string, Tone>> = { HEALTHY: 'success', WARNING: 'warning', FAILED: 'danger' };

function ComponentHealth({ health, component }: { health: ReaderHealth; component: HealthComponent }) {
  const translate = useMessages();
  const { status, code } = health[component];
  return (
    <Status
      tone={tones[status ?? ''] ?? 'neutral'}
      label={
        code
          ? translate('definitions.component.coded', { status: statusLabel(status, translate), code })
          : statusLabel(status, translate)
      }
    />
  );
}

function statusLabel(status: string | undefined, translate: Translate): string {
  if (!status) return translate('definitions.component.status.unknown');
  return status in tones ? translate(`definitions.component.status.${status}`) : status;
}

/** Options of {@link HealthCard}. */
export interface HealthCardProps {
  /** Null when the service knows nothing about the reader, undefined while that is not known. */
  readonly health: ReaderHealth | null | undefined;
  /** Whether the health could not be loaded. */
  readonly failed: boolean;
}

/** How a reader is, part by part, and when it was last heard of [READER-11]. */
export function HealthCard({ health, failed }: HealthCardProps) {
  const translate = useMessages();
  if (!health)
    return (
      <Card title={translate('definitions.health')}>
        {health === null && <p>{translate('definitions.health.none')}</p>}
        {health === undefined && failed && <p>{translate('definitions.health.error')}</p>}
      </Card>
    );
  return (
    <Card title={translate('definitions.health')}>
      <Facts
        items={[
          {
            label: translate('definitions.health.state'),
            value: (
              <Status tone={readerHealthStatus(health).tone} label={stateLabel(health.state, translate)} />
            ),
          },
          ...healthComponents.map((component) => ({
            label: translate(`definitions.component.${component}`),
            value: <ComponentHealth health={health} component={component} />,
          })),
          {
            label: translate('definitions.health.lastCheckin'),
            value: <RelativeTime value={health.lastCheckin} />,
          },
          {
            label: translate('definitions.health.lastReboot'),
            value: <RelativeTime value={health.lastReboot} />,
          },
        ]}
      />
    </Card>
  );
}
