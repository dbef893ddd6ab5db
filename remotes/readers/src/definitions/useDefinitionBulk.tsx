import { facilityQueries } from '@console/api-client/facilities';
import { useResource, useServiceClient } from '@console/api-client/react';
import {
  destroyReaderDefinition,
  readerDefinitionQueries,
  replaceReaderDefinition,
  showReaderDefinition,
} from '@console/api-client/reader-definitions';
import { readerHealthQueries, rebootReader } from '@console/api-client/reader-health';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { DialogChoice } from '@console/design/dialog';
import { DeleteIcon, ReaderIcon, RestartIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import type { BulkAction } from '@console/design/table';
import { LoadNotice } from '@console/remote/records';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unknownZones, zonesOfFacility } from './definition.zones';
import type { DefinitionRow } from './definitionRows';
import { restartBlock } from './readerHealth';

/**
 * What can be done with all selected readers: restart, move to another facility, delete. The dialog tells how each went,
 * so these calls are made without the alerts of the mutations, and the lists are asked for anew once, at the end.
 */
export function useDefinitionBulk(): readonly BulkAction<DefinitionRow>[] {
  const translate = useMessages();
  const client = useServiceClient();
  const cache = useQueryClient();
  const definitions = useResource(readerDefinitionQueries).list();
  const health = useResource(readerHealthQueries).list();
  const onEnd = () => {
    void cache.invalidateQueries({ queryKey: definitions.queryKey });
    void cache.invalidateQueries({ queryKey: health.queryKey });
  };
  const facilityChange = useFacilityChange();
  return [
    {
      key: 'restart',
      label: translate('definitions.restart'),
      icon: <RestartIcon />,
      question: <p>{translate('definitions.bulk.restart.question')}</p>,
      blockedReason: ({ definition: { name }, health: { kind } }) => {
        const block = restartBlock(kind);
        return block && translate(`definitions.restart.blocked.${block}`, { name });
      },
      act: ({ definition }) => client.call(rebootReader(definition.name)),
      onEnd,
    },
    { ...facilityChange, onEnd },
    {
      key: 'delete',
      label: translate('definitions.bulk.delete'),
      icon: <DeleteIcon />,
      tone: 'danger',
      question: <p>{translate('definitions.bulk.delete.question')}</p>,
      act: ({ definition }) => client.call(destroyReaderDefinition(definition.name)),
      onEnd,
    },
  ];
}

/**
 * Moves readers to another facility. Each is read again first, so that nothing is saved that others changed meanwhile;
 * one whose antenna zones the facility does not have stays where it is [READER-22].
 */
export function useFacilityChange(): Omit<BulkAction<DefinitionRow>, 'onEnd'> {
  const translate = useMessages();
  const client = useServiceClient();
  const cache = useQueryClient();
  const zoneMaps = useResource(zoneMapQueries);
  const [facility = '', choose] = useState<string>();

  const move = async ({ definition: { name } }: DefinitionRow, signal: AbortSignal) => {
    const [definition, maps] = await Promise.all([
      client.call(showReaderDefinition(name), { signal }),
      cache.fetchQuery(zoneMaps.list()),
    ]);
    const zones = zonesOfFacility(maps, facility);
    const [zone] = unknownZones(definition.antennaZones, { facility, zones });
    if (zone !== undefined)
      throw new Error(translate('definitions.antennaZones.unknownZone', { zone, facility }));
    // A write that has begun is carried through: whether a broken one was done, nobody could tell.
    await client.call(replaceReaderDefinition({ ...definition, facility }));
  };
  return {
    key: 'facility',
    label: translate('definitions.bulk.facility'),
    icon: <ReaderIcon />,
    question: <FacilityQuestion facility={facility} onChoose={choose} />,
    unready: facility === '' ? translate('definitions.bulk.facility.choose') : undefined,
    blockedReason: ({ definition: { name, facility: current } }) =>
      facility !== '' && current === facility
        ? translate('definitions.bulk.facility.same', { name, facility })
        : undefined,
    act: move,
  };
}

interface FacilityQuestionProps {
  readonly facility: string;
  readonly onChoose: (facility: string | undefined) => void;
}

function FacilityQuestion({ facility, onChoose }: FacilityQuestionProps) {
  const translate = useMessages();
  const { data, isError, refetch } = useQuery(useResource(facilityQueries).list());
  return (
    <>
      <p>{translate('definitions.bulk.facility.question')}</p>
      {isError && <LoadNotice text={translate('definitions.form.facilities.error')} onRetry={refetch} />}
      <DialogChoice
        label={translate('definitions.bulk.facility.label')}
        options={data?.rows.map(({ name }) => name) ?? []}
        value={facility}
        onChoose={onChoose}
      />
    </>
  );
}
