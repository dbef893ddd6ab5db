import { contentsOf } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { currentZoneMapQueries } from '@console/api-client/zone-map-current';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import type { SelectOption } from '@console/design/form';
import { type Translate, useMessages } from '@console/design/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PickerQuery } from './ChoiceField';

/** Where the zones of a facility are taken from. */
export type ZoneSource = 'current-map' | 'everything';

/** Zones that exist in every facility without being drawn: in the facility but in no zone, and gone. */
const zonesEverywhere = ['ABSENT', 'FACILITY'] as const;

/** Names of zones by where they come from; each is offered once, in the first group it is in. */
interface ZoneGroups {
  readonly map: readonly string[];
  readonly reader: readonly string[];
  readonly antenna: readonly string[];
}

/** The zones that are offered for a facility, and the queries they come from. */
export function useZoneOptions(
  facility: string,
  from: ZoneSource,
): { readonly queries: readonly PickerQuery[]; readonly options: readonly SelectOption[] } {
  const translate = useMessages();
  const current = useCurrentMap(facility, from === 'current-map');
  const everything = useEverything(facility, from === 'everything');
  const { queries, groups } = from === 'current-map' ? current : everything;
  const options = useMemo(() => zoneOptions(groups, translate), [groups, translate]);
  return { queries, options };
}

function useCurrentMap(facility: string, wanted: boolean) {
  const enabled = wanted && facility !== '';
  const current = useQuery({ ...useResource(currentZoneMapQueries).of(facility), enabled });
  const name = current.data?.name ?? '';
  const zoneMap = useQuery({
    ...useResource(zoneMapQueries).one(name),
    enabled: enabled && name !== '',
  });
  const { data } = zoneMap;
  const groups = useMemo(
    () => ({ ...noZones, map: enabled && name !== '' ? (data?.zones ?? []).map((zone) => zone.name) : [] }),
    [enabled, name, data],
  );
  return { queries: enabled ? [current, zoneMap] : [], groups };
}

function useEverything(facility: string, wanted: boolean) {
  const enabled = wanted && facility !== '';
  const zoneMaps = useQuery({ ...useResource(zoneMapQueries).list(), enabled });
  const readers = useQuery({ ...useResource(readerDefinitionQueries).list(), enabled });
  const groups = useMemo(() => {
    if (!enabled) return noZones;
    const contents = contentsOf(facility, zoneMaps.data?.rows ?? [], readers.data?.rows ?? []);
    return { map: contents.zoneMapZones, reader: contents.readerZones, antenna: contents.antennaZones };
  }, [enabled, facility, zoneMaps.data, readers.data]);
  return { queries: enabled ? [zoneMaps, readers] : [], groups };
}

const noZones: ZoneGroups = { map: [], reader: [], antenna: [] };

function zoneOptions({ map, reader, antenna }: ZoneGroups, translate: Translate): readonly SelectOption[] {
  const offered = new Set<string>();
  const optionsOf = (names: readonly string[], group: string) =>
    names.flatMap((name): SelectOption[] => {
      if (offered.has(name)) return [];
      offered.add(name);
      return [{ value: name, label: name, group }];
    });
  return [
    ...optionsOf(zonesEverywhere, translate('pickers.zone.anywhere')),
    ...optionsOf(map, translate('pickers.zone.map')),
    ...optionsOf(reader, translate('pickers.zone.reader')),
    ...optionsOf(antenna, translate('pickers.zone.antenna')),
  ];
}
