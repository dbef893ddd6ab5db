import { isHealthyState, type ReaderHealth } from '@console/api-client/reader-health';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { useFormatDateTime } from '@console/design/time';
import {
  componentStatus,
  componentStatusLabel,
  componentTone,
  formerStatus,
  type HealthComponent,
  healthComponents,
  healthLabel,
  type ReaderHealthStatus,
  stateLabel,
  unknownStatus,
} from './readerHealth';
import { TimeAgo } from './TimeAgo';

function ComponentHealth({ health, component }: { health: ReaderHealth; component: HealthComponent }) {
  const translate = useMessages();
  const format = useFormatDateTime();
  const status = componentStatus(health, component);
  const label = componentStatusLabel(status, translate);
  const former = formerStatus(health, component);
  if (former !== undefined)
    return (
      <Status
        tone={componentTone(status)}
        label={translate('definitions.component.silent', {
          since: format(health.lastCheckin) ?? '',
          known: health.lastCheckin === undefined ? 'no' : 'yes',
          former: componentStatusLabel(former, translate),
        })}
      />
    );
  const code = status === unknownStatus ? undefined : health[component].code;
  return (
    <Status
      tone={componentTone(status)}
      label={
        code
          ? translate('definitions.component.coded', {
              status: label,
              code: translate('health.code', { code }),
            })
          : label
      }
      hint={code}
    />
  );
}

interface HealthCardProps {
  /** Null when the service knows nothing about the reader, undefined while that is not known. */
  readonly health: ReaderHealth | null | undefined;
  readonly status: ReaderHealthStatus;
  /** True if the health could not be loaded. */
  readonly failed: boolean;
}

/** Health of a reader, part by part, and when it was last heard of [READER-11]. */
export function HealthCard({ health, status, failed }: HealthCardProps) {
  const translate = useMessages();
  if (!health)
    return (
      <Card title={translate('definitions.health')}>
        {health === null && <p>{translate('definitions.health.none')}</p>}
        {health === undefined && failed && <p>{translate('definitions.health.error')}</p>}
      </Card>
    );
  // Of any other kind the state says all there is.
  const judged = status.kind === 'healthy' || status.failing.length > 0;
  return (
    <Card
      title={translate('definitions.health')}
      actions={judged && <Status tone={status.tone} label={healthLabel(status, translate)} />}
    >
      <DescriptionList
        items={[
          {
            label: translate('definitions.health.state'),
            value: (
              <Status
                tone={isHealthyState(health.state) ? 'success' : status.tone}
                label={stateLabel(health.state, translate)}
              />
            ),
          },
          ...healthComponents.map((component) => ({
            label: translate(`definitions.component.${component}`),
            value: <ComponentHealth health={health} component={component} />,
          })),
          {
            label: translate('definitions.health.lastCheckin'),
            value: <TimeAgo value={health.lastCheckin} />,
          },
          {
            label: translate('definitions.health.lastReboot'),
            value: <TimeAgo value={health.lastReboot} />,
          },
        ]}
      />
    </Card>
  );
}
