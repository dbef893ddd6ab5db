import { modelKey } from '@console/api-client/queries';
import { useResource, useServiceClient } from '@console/api-client/react';
import {
  destroyReaderDefinition,
  readerDefinitionQueries,
  replaceReaderDefinition,
  showReaderDefinition,
} from '@console/api-client/reader-definitions';
import { readerHealthQueries, rebootReader } from '@console/api-client/reader-health';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { DeleteIcon, ReaderIcon, RestartIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import type { BulkAction, BulkEnd } from '@console/design/table';
import { explainError, useAlerts } from '@console/remote/services';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unknownZones, zonesOfFacility } from './definition.zones';
import type { DefinitionRow } from './definitionRows';
import { missingZone, moveConcerns } from './facilityChange';
import { restartBlock } from './readerHealth';
import { recordRestart } from './restarts';

const FacilityQuestion = lazyNamed(() => import('./FacilityQuestion'), 'FacilityQuestion');

/**
 * Bulk actions on readers: restart, move to another facility, delete. The dialog tells how each went, so these calls
 * are made without the alerts of the mutations, and the lists are asked for anew once, at the end.
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
  const { facility, ...facilityChange } = useFacilityChange();
  const offerMoveBack = useMoveBack();
  const actions: readonly BulkAction<DefinitionRow>[] = [
    {
      key: 'restart',
      label: translate('definitions.restart'),
      icon: <RestartIcon />,
      question: <p>{translate('definitions.bulk.restart.question')}</p>,
      blockedReason: ({ definition: { name }, health: { kind } }) => {
        const block = restartBlock(kind);
        return block && translate(`definitions.restart.blocked.${block}`, { name });
      },
      act: async ({ definition }) => {
        await client.call(rebootReader(definition.name));
        recordRestart(cache, definition.name);
      },
      onEnd,
    },
    {
      ...facilityChange,
      onEnd: (ended) => {
        onEnd();
        offerMoveBack(ended, facility);
      },
    },
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
  const explain = (error: unknown) =>
    explainError(error, translate('definitions.entity'), translate).join(' ');
  return actions.map((action) => ({ ...action, explain }));
}

/**
 * Moves readers to another facility. Each is read again first, so that nothing is saved that others changed meanwhile;
 * one whose antenna zones the facility does not have stays where it is [READER-22].
 */
function useFacilityChange(): Omit<BulkAction<DefinitionRow>, 'onEnd'> & { readonly facility: string } {
  const translate = useMessages();
  const cache = useQueryClient();
  const moveReader = useMoveReader();
  const zoneMaps = useResource(zoneMapQueries).list();
  const [facility = '', choose] = useState<string>();
  const known = useQuery({ ...zoneMaps, refetchInterval: false, enabled: facility !== '' });
  const maps = known.data?.rows.filter((map) => map.facility === facility) ?? [];
  const zones = zonesOfFacility(known.data, facility);

  return {
    facility,
    key: 'facility',
    label: translate('definitions.bulk.facility'),
    title: (count) => translate('definitions.bulk.facility.title', { count }),
    icon: <ReaderIcon />,
    question: (rows) => (
      <FacilityQuestion facility={facility} onChoose={choose} concerns={moveConcerns(rows, maps)} />
    ),
    summary: (counts) => translate('definitions.bulk.facility.summary', { ...counts }),
    unready: facility === '' ? translate('definitions.bulk.facility.choose') : undefined,
    blockedReason: (row) => {
      const { name, facility: current } = row.definition;
      if (facility === '') return undefined;
      if (current === facility) return translate('definitions.bulk.facility.same', { name, facility });
      const zone = missingZone(row, { facility, zones });
      return zone && translate('definitions.bulk.facility.zone', { name, zone, facility });
    },
    act: async ({ definition: { name } }, signal) => {
      const stored = await cache.fetchQuery(zoneMaps);
      await moveReader(name, facility, zonesOfFacility(stored, facility), signal);
    },
  };
}

/** Says how a move ended, with the way back: to the facility that each reader was in. */
function useMoveBack() {
  const translate = useMessages();
  const alerts = useAlerts();
  const cache = useQueryClient();
  const moveReader = useMoveReader();
  const zoneMaps = useResource(zoneMapQueries).list();

  const moveBack = async (rows: readonly DefinitionRow[]) => {
    const maps = await cache.fetchQuery(zoneMaps);
    const ends = await Promise.allSettled(
      rows.map(({ definition: { name, facility = '' } }) =>
        moveReader(name, facility, zonesOfFacility(maps, facility)),
      ),
    );
    for (const model of ['reader-definition', 'reader-health'] as const)
      void cache.invalidateQueries({ queryKey: modelKey(model) });
    const lost = rows.filter((_, index) => ends[index]?.status === 'rejected');
    if (lost.length > 0)
      alerts.danger({
        title: translate('definitions.bulk.facility.notBack'),
        lines: lost.map(({ definition }) => definition.name),
      });
    const count = rows.length - lost.length;
    if (count > 0) alerts.success(translate('definitions.bulk.facility.movedBack', { count }));
  };
  return ({ done, failed }: BulkEnd<DefinitionRow>, facility: string) => {
    if (done.length === 0) return;
    const names = formatList(failed.map(({ definition }) => definition.name));
    alerts.success({
      title: translate('definitions.bulk.facility.moved', { count: done.length, facility }),
      lines: failed.length === 0 ? [] : [translate('definitions.bulk.facility.failed', { names })],
      actions: [{ label: translate('definitions.bulk.facility.back'), onAct: () => void moveBack(done) }],
    });
  };
}

/** Moves one reader, as it is stored now; fails when the facility lacks one of its zones. */
function useMoveReader() {
  const translate = useMessages();
  const client = useServiceClient();
  return async (
    name: string,
    facility: string,
    zones: readonly string[] | undefined,
    signal?: AbortSignal,
  ): Promise<void> => {
    const definition = await client.call(showReaderDefinition(name), { signal });
    const [zone] = unknownZones(definition.antennaZones, { facility, zones });
    if (zone !== undefined)
      throw new Error(translate('definitions.antennaZones.unknownZone', { zone, facility }));
    // A write that has begun is carried through: whether a broken one was done, nobody could tell.
    await client.call(replaceReaderDefinition({ ...definition, facility }));
  };
}
