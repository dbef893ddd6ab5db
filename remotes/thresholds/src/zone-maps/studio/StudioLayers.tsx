import { maxPageSize, showItems } from '@console/api-client/items';
import { useResource, useServiceClient } from '@console/api-client/react';
import { floorOf, readerDefinitionQueries } from '@console/api-client/reader-definitions';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { metre, studioZones } from '../drawing/studioZone';
import { pointsOf } from '../drawing/wholeView';
import type { Layer } from './layers';

interface LayersShown {
  readonly zoneMap: ZoneMap;
  readonly shown: readonly Layer[];
}

/** Asks for what the layers show, once: what is drawn over does not move meanwhile. */
function useLayerQueries({ zoneMap, shown }: LayersShown) {
  const client = useServiceClient();
  const { facility } = zoneMap;
  const readers = useQuery({
    ...useResource(readerDefinitionQueries).list(),
    refetchInterval: false,
    enabled: shown.includes('readers'),
  });
  const items = useQuery({
    queryKey: ['items under zones', facility],
    queryFn: ({ signal }) => client.call(showItems({ facility }, { pageSize: maxPageSize }), { signal }),
    enabled: shown.includes('items'),
    retry: false,
  });
  return { readers, items };
}

/** Says which layers could not be loaded. */
export function LayerNotice(props: LayersShown) {
  const translate = useMessages();
  const { readers, items } = useLayerQueries(props);
  const queries = [
    ...(props.shown.includes('readers') ? [readers] : []),
    ...(props.shown.includes('items') ? [items] : []),
  ];
  return <FailedQueries queries={queries} text={translate('studio.layers.failed')} />;
}

interface StudioLayersProps extends LayersShown {
  readonly floor: string;
  /** Size of a reader, in millimetres. */
  readonly size: number;
}

/** Readers, items and the stored zones of a floor, in millimetres; they take no presses. */
export function StudioLayers({ zoneMap, shown, floor, size }: StudioLayersProps) {
  const { readers, items } = useLayerQueries({ zoneMap, shown });
  const placed = (shown.includes('readers') ? (readers.data?.rows ?? []) : []).filter(
    ({ facility, placement }) => facility === zoneMap.facility && floorOf(placement) === floor,
  );
  const seen = (shown.includes('items') ? (items.data?.rows ?? []) : []).filter(
    (item) => floorOf(item) === floor,
  );
  const before = shown.includes('before')
    ? studioZones(zoneMap.zones).filter((zone) => zone.floor === floor)
    : [];
  return (
    <g className="studio__layers" aria-hidden>
      {before.map(({ key, corners }) => (
        <polygon key={key} points={pointsOf(corners)} vectorEffect="non-scaling-stroke" />
      ))}
      {seen.map(
        ({ epc, xLocation: x, yLocation: y }) =>
          x !== undefined &&
          y !== undefined && <circle key={epc} cx={x * metre} cy={-y * metre} r={size / 3} />,
      )}
      {placed.map(
        ({ name, placement: { x, y } }) =>
          x !== undefined &&
          y !== undefined && (
            <g key={name} transform={`translate(${x * metre} ${-y * metre})`}>
              <rect
                x={-size / 2}
                y={-size / 2}
                width={size}
                height={size}
                vectorEffect="non-scaling-stroke"
              />
              <title>{name}</title>
            </g>
          ),
      )}
    </g>
  );
}
