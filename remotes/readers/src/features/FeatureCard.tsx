import { useResource } from '@console/api-client/react';
import {
  changeFailed,
  type FeatureStatus,
  isChanging,
  newerStatus,
  oppositeAction,
  type ReaderFeature,
  readerDefinitionMutations,
  readerDefinitionQueries,
} from '@console/api-client/reader-definitions';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card, type Description, DescriptionList } from '@console/design/card';
import { codeLabels, type Translate, useMessages } from '@console/design/messages';
import { Pulse } from '@console/design/progress';
import { Status, type Tone } from '@console/design/status';
import { DateTime, featureTimeFormat } from '@console/design/time';
import { FailedQueries } from '@console/remote/records';
import { explainError } from '@console/remote/services';
import { useMutation, useQuery } from '@tanstack/react-query';

interface FeatureCardProps {
  readonly readerName: string;
  /** The feature as the definition of the reader has it. */
  readonly feature: ReaderFeature;
  /** When that definition was answered, in milliseconds since 1970. */
  readonly asOf: number;
}

/** One feature of a reader: whether it is on, how a change of it goes, and the button that asks for one [FEATURE-01]. */
export function FeatureCard({ readerName, feature, asOf }: FeatureCardProps) {
  const translate = useMessages();
  const { name } = feature;
  const { status, polled, change, toggle } = useFeature(readerName, feature, asOf);
  const changing = isChanging(status);
  const action = oppositeAction(status.status);
  return (
    <Card
      title={translate('features.title', { feature: name })}
      actions={
        <Button pending={changing || change.isPending} onClick={toggle}>
          {changing ? <Pulse>{translate('features.changing')}</Pulse> : translate(`features.${action}`)}
        </Button>
      }
    >
      {change.isError && (
        <Banner
          tone="danger"
          title={translate(`features.error.${change.variables.action}`, {
            feature: name,
            reader: readerName,
          })}
        >
          {explainError(change.error, translate('features.entity'), translate).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      {changing && <FailedQueries queries={[polled]} text={translate('features.stale', { feature: name })} />}
      <DescriptionList items={factsOf(status, translate)} />
    </Card>
  );
}

const tones: Readonly<Record<string, Tone>> = { ENABLED: 'success', ERROR: 'danger' };

/** States are told in words; one that only a newer service knows is shown as it comes. */
const stateLabel = codeLabels('features.state', [
  'ENABLED',
  'DISABLED',
  'INITIALIZING',
  'CONFIGURING',
  'ERROR',
  'IDLE',
]);

function factsOf(feature: FeatureStatus, translate: Translate): readonly Description[] {
  const { status, statusLastUpdated, requestStatus = '', requestTargetStatus, message } = feature;
  const current: readonly Description[] = [
    {
      label: translate('features.status'),
      value: <Status tone={tones[status] ?? 'neutral'} label={stateLabel(status, translate)} />,
    },
    {
      label: translate('features.lastUpdated'),
      value: <DateTime value={statusLastUpdated} format={featureTimeFormat} />,
    },
  ];
  const changing = isChanging(feature);
  if (!changing && !changeFailed(feature)) return current;
  return [
    ...current,
    {
      label: translate('features.requestStatus'),
      value: (
        <Status
          tone={tones[requestStatus] ?? 'info'}
          spinning={changing}
          label={stateLabel(requestStatus, translate)}
        />
      ),
    },
    {
      label: translate('features.targetStatus'),
      value: requestTargetStatus && stateLabel(requestTargetStatus, translate),
    },
    { label: translate('features.message'), value: message },
  ];
}

/**
 * One feature of a reader as it stands, and what turns it on and off [FEATURE-02]. It comes with the definition; while
 * it is changing it is asked for by itself [FEATURE-05].
 * @param known the feature as the definition has it.
 * @param asOf when the definition was answered, in milliseconds since 1970.
 */
function useFeature(readerName: string, known: ReaderFeature, asOf: number) {
  const { name } = known;
  const latest = ({
    data,
    dataUpdatedAt,
  }: {
    data?: FeatureStatus;
    dataUpdatedAt: number;
  }): FeatureStatus => {
    if (!data) return known;
    return dataUpdatedAt >= asOf ? newerStatus(data, known) : newerStatus<FeatureStatus>(known, data);
  };
  const polled = useQuery({
    ...useResource(readerDefinitionQueries).feature(readerName, name),
    enabled: ({ state }) => isChanging(latest(state)),
  });
  const change = useMutation(useResource(readerDefinitionMutations).changeFeature());
  const status = latest(polled);
  return {
    status,
    polled,
    change,
    toggle: () => change.mutate({ readerName, feature: name, action: oppositeAction(status.status) }),
  };
}
