import { modelKey } from '@console/api-client/queries';
import { useServiceClient } from '@console/api-client/react';
import {
  type Placement,
  replaceReaderDefinition,
  showReaderDefinition,
} from '@console/api-client/reader-definitions';
import { useMessages } from '@console/design/messages';
import { explainError, useAlerts } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlacingStore } from './createPlacing';
import { isSamePlace, type PlacedAt, placementOf, placeOf } from './placements';

/** A reader whose place was not saved, and why in words. */
export interface FailedPlacement {
  readonly name: string;
  readonly reason: string;
}

/** A reader whose place was saved, with the placement that it had before. */
interface SavedPlacement {
  readonly name: string;
  readonly before: Placement;
}

/** Somebody else moved the reader since its place was read. */
class MovedMeanwhile extends Error {
  constructor(readonly stored: PlacedAt | undefined) {
    super('The reader was moved by someone else.');
  }
}

/**
 * Saves the places of readers one after the other, each on what is stored now, so that nothing is lost that others changed
 * meanwhile. What was saved can be put back as one.
 */
export function useSavePlacements(store: PlacingStore) {
  const translate = useMessages();
  const client = useServiceClient();
  const cache = useQueryClient();
  const alerts = useAlerts();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<readonly FailedPlacement[]>([]);
  const entity = translate('placing.entity');
  const refetch = () => void cache.invalidateQueries({ queryKey: modelKey('reader-definition') });

  const putBack = async (saved: readonly SavedPlacement[]) => {
    const lost: string[] = [];
    for (const { name, before } of saved)
      await client
        .call(showReaderDefinition(name))
        .then((stored) => client.call(replaceReaderDefinition({ ...stored, placement: before })))
        .catch(() => lost.push(name));
    refetch();
    if (lost.length > 0) alerts.danger({ title: translate('placing.notBack'), lines: lost });
    const count = saved.length - lost.length;
    if (count > 0) alerts.success(translate('placing.isBack', { count }));
  };

  const saveOne = async (name: string): Promise<SavedPlacement> => {
    const { base, placements, height } = store.placing.getState();
    const place = placements[name];
    const stored = await client.call(showReaderDefinition(name));
    const now = placeOf(stored.placement);
    if (!isSamePlace(now, base[name])) throw new MovedMeanwhile(now);
    const placement = placementOf(place, stored.placement, height);
    await client.call(replaceReaderDefinition({ ...stored, placement }));
    store.settle(name, place);
    return { name, before: stored.placement };
  };

  const reasonOf = (name: string, error: unknown) => {
    if (!(error instanceof MovedMeanwhile)) return explainError(error, entity, translate).join(' ');
    // It was said: who saves again means it.
    store.settle(name, error.stored);
    return translate('placing.movedMeanwhile');
  };

  return {
    saving,
    failed,
    /** @returns whether all were saved; those that were not are in `failed` */
    save: async (): Promise<boolean> => {
      setSaving(true);
      const saved: SavedPlacement[] = [];
      const lost: FailedPlacement[] = [];
      for (const name of store.placing.getState().moved)
        await saveOne(name).then(
          (one) => saved.push(one),
          (error) => lost.push({ name, reason: reasonOf(name, error) }),
        );
      setSaving(false);
      setFailed(lost);
      refetch();
      if (saved.length > 0)
        alerts.success({
          title: translate('placing.saved', { count: saved.length }),
          actions: [{ label: translate('placing.back'), onAct: () => void putBack(saved) }],
        });
      return lost.length === 0;
    },
  };
}
