import { useResource } from '@console/api-client/react';
import { type Zone, type ZoneMap, zoneMapMutations, zoneMapQueries } from '@console/api-client/zone-maps';
import { useMessages } from '@console/design/messages';
import { useReportFailure } from '@console/remote/services';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeZones, type ZoneMerge } from './mergeZones';

/** A drawing beside what is stored now. */
export interface DrawingReview {
  /** Stored record; null when the zone map is not there any more. */
  readonly stored: ZoneMap | null;
  readonly merge: ZoneMerge;
}

/**
 * Saves a drawing: it is compared with what is stored now before, and joined with what others changed meanwhile.
 * @param base the zone map that the drawing began with
 */
export function useSaveDrawing(base: ZoneMap) {
  const translate = useMessages();
  const cache = useQueryClient();
  const queries = useResource(zoneMapQueries);
  const entity = translate('zoneMaps.entity');
  const report = useReportFailure(entity);
  const [review, setReview] = useState<DrawingReview>();
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(useResource(zoneMapMutations).save());
  const write = async (zones: readonly Zone[], stored: ZoneMap | null): Promise<boolean> => {
    try {
      await mutateAsync({ record: { ...(stored ?? base), zones }, id: stored ? base.name : undefined });
      return true;
    } catch {
      return false;
    }
  };
  return {
    review,
    asking,
    saving: isPending,
    /**
     * Asks for what is stored now. A failure is reported, and nothing drawn is lost.
     * @param sound nothing is wrong with what is drawn
     * @returns whether it was saved: the first zones of a map change nothing that a review could show
     */
    begin: async (drawn: readonly Zone[], sound: boolean): Promise<boolean> => {
      setAsking(true);
      try {
        const stored = await cache.fetchQuery({ ...queries.lookup(base.name), staleTime: 0 });
        if (sound && drawn.length > 0 && stored && stored.zones.length + base.zones.length === 0)
          return await write(drawn, stored);
        setReview({ stored, merge: mergeZones(base.zones, drawn, stored?.zones ?? base.zones) });
      } catch (error) {
        report(translate('outcome.fetchError', { modelName: entity }), error);
      } finally {
        setAsking(false);
      }
      return false;
    },
    cancel: () => setReview(undefined),
    /** @returns whether it was saved; a failure is reported from the meta of the mutation */
    save: (zones: readonly Zone[]) => write(zones, review?.stored ?? null),
  };
}
