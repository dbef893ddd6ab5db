import { facilityQueries } from '@console/api-client/facilities';
import { useResource, useServiceClient } from '@console/api-client/react';
import { replaceReaderDefinition, showReaderDefinition } from '@console/api-client/reader-definitions';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { DialogChoice } from '@console/design/dialog';
import { ReaderIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import type { BulkAction } from '@console/design/table';
import { LoadNotice, shownByPage } from '@console/remote/records';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefinitionRow } from './definitionRows';
import { unknownZones, zonesOfFacility } from './zonesOfFacility';

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
      cache.fetchQuery(shownByPage(zoneMaps.list())),
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
  const { data, isError, refetch } = useQuery(shownByPage(useResource(facilityQueries).list()));
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
