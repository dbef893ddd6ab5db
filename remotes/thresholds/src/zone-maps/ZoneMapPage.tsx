import { type ZoneMap, zoneProblems } from '@console/api-client/zone-maps';
import { Banner } from '@console/design/banner';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { CopyIcon, EditIcon, ReaderIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { lazyNamed, PlanSkeleton } from '@console/design/progress';
import { Badge } from '@console/design/status';
import { FailedQueries, RecordPage, useRecord } from '@console/remote/records';
import { useMemo } from 'react';
import { paths } from '../paths';
import { farZones } from './drawing/studioZone';
import { floorsOf } from './floors';
import { useCurrentActions } from './useCurrentActions';
import { useCurrentZoneMaps } from './useCurrentZoneMaps';
import { ZoneCard } from './ZoneCard';
import { zoneMapKind } from './zoneMap.kind';
import { farInWords, problemInWords } from './zoneMap.texts';

const FloorPlan = lazyNamed(() => import('./FloorPlan'), 'FloorPlan', { waiting: PlanSkeleton });

const noZoneMaps: readonly ZoneMap[] = [];

/** Pages that work on a zone map. */
const tools = [
  ['studio', EditIcon],
  ['placing', ReaderIcon],
  ['compare', CopyIcon],
] as const;

/** One zone map: where it is, its floors drawn, and a card for each zone [ZONE-04]. */
export function ZoneMapPage() {
  const translate = useMessages();
  const record = useRecord(zoneMapKind);
  const shown = useMemo(() => (record.query.data ? [record.query.data] : noZoneMaps), [record.query.data]);
  const { queries, isCurrentMap } = useCurrentZoneMaps(record.enabled ? shown : noZoneMaps);
  const current = useCurrentActions();
  return (
    <RecordPage
      record={record}
      badges={(zoneMap) =>
        isCurrentMap(zoneMap) && <Badge tone="success">{translate('zoneMaps.current')}</Badge>
      }
      actionsOf={(zoneMap) => [
        ...tools.map(([page, Icon]) => ({
          kind: 'custom' as const,
          key: page,
          label: translate(`${page}.open`),
          icon: <Icon />,
          to: paths.zoneMaps[page](zoneMap.name),
        })),
        ...record.actions.of(zoneMap),
        ...current.of(zoneMap, isCurrentMap(zoneMap)),
      ]}
      banner={(zoneMap) => (
        <>
          <FailedQueries queries={queries} text={translate('zoneMaps.current.failed')} />
          <ZoneProblems zoneMap={zoneMap} />
        </>
      )}
    >
      {(zoneMap) => (
        <>
          <CardGrid>
            <DetailsCard zoneMap={zoneMap} />
          </CardGrid>
          {floorsOf(zoneMap.zones).map((floor) => (
            <Card key={floor} title={translate('zoneMaps.floor', { floor })}>
              <FloorPlan zoneMap={zoneMap} floor={floor} />
            </Card>
          ))}
          <CardGrid>
            {zoneMap.zones.map((zone, place) => (
              // Names may be there twice in what the service has.
              <ZoneCard key={place} zone={zone} />
            ))}
          </CardGrid>
          {current.dialog}
        </>
      )}
    </RecordPage>
  );
}

function DetailsCard({ zoneMap }: { readonly zoneMap: ZoneMap }) {
  const translate = useMessages();
  return (
    <Card title={translate('zoneMaps.details')}>
      <DescriptionList
        items={[
          { label: translate('zoneMaps.name'), value: zoneMap.name },
          { label: translate('zoneMaps.facility'), value: zoneMap.facility },
          { label: translate('zoneMaps.zoneCount'), value: String(zoneMap.zones.length) },
        ]}
      />
    </Card>
  );
}

/** Problems of the zones that the service has; draws nothing where all is well. */
function ZoneProblems({ zoneMap }: { readonly zoneMap: ZoneMap }) {
  const translate = useMessages();
  const problems = useMemo(() => zoneProblems(zoneMap.zones), [zoneMap]);
  const far = useMemo(() => farZones(zoneMap.zones), [zoneMap]);
  if (far.length > 0) return <Banner tone="danger">{farInWords(far, translate)}</Banner>;
  if (problems.length === 0) return null;
  return (
    <Banner tone="warning" title={translate('zones.problems', { count: problems.length })}>
      <ul>
        {[...new Set(problems.map((problem) => problemInWords(problem, translate)))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Banner>
  );
}
