import { readSystem, type SystemState, writeBundle } from '@console/api-client/configuration-bundle';
import { listJobs } from '@console/api-client/jobs';
import { mutationMeta } from '@console/api-client/meta';
import { useServiceClient } from '@console/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { notRead, planOf, stepApply } from '../../configuration/applying';
import { type JobStart, startJobs, stopJobs } from '../making/startJobs';
import { useUndoableRun, writtenOf } from '../making/useUndoableRun';
import { type FacilityLike, facilityLike } from './facilityLike';
import { facilitySections } from './facilityParts';
import { copyImages, countImages, forgetImages } from './floorImages';
import type { LikeValues } from './like.values';

const meta = mutationMeta({ model: 'configuration', action: 'import', silent: true });

/** A facility like another one, as it is planned from the service at that moment. */
export interface ReviewedLike extends FacilityLike {
  /** Number of images of floors that its zone maps get from those of the source. */
  readonly images: number;
}

/** Reads what a facility is made of. */
export const readFacilities = (client: Parameters<typeof readSystem>[0], signal?: AbortSignal) =>
  readSystem(client, { only: facilitySections, ...(signal && { signal }) });

const textOf = ({ configuration }: SystemState) => writeBundle(configuration, 'json');

/** Plans a facility like another one, makes it and takes it back: the state of the page, and the calls that change it. */
export function useFacilityLike() {
  const client = useServiceClient();
  const [applying, dispatch] = useReducer(stepApply, notRead);
  const { preview, given, excluded, kept } = applying;
  const planned = useMemo(() => planOf({ preview, given, excluded, kept }), [preview, given, excluded, kept]);
  const runs = useUndoableRun();
  const [jobs, setJobs] = useState<readonly JobStart[]>([]);

  const review = useMutation({
    mutationFn: async (values: LikeValues): Promise<ReviewedLike> => {
      const [state, { rows }] = await Promise.all([readFacilities(client), client.call(listJobs())]);
      const like = facilityLike(values, { configuration: state.configuration, jobs: rows });
      const document = {
        form: 'bundle',
        configuration: like.configuration,
        secrets: new Map(),
        notes: [],
      } as const;
      dispatch({ kind: 'read', preview: { document, state, mode: 'merge' } });
      return { ...like, images: await countImages(like.zoneMaps) };
    },
    meta,
    onSuccess: runs.renew,
  });
  const like = review.data;
  const start = useMutation({
    mutationFn: async ({ anyway }: { readonly anyway: boolean }) => {
      const { readers = [], jobs: drafts = [] } = like ?? {};
      const begun = new Set(jobs.flatMap(({ draft, id }) => (id === undefined ? [] : [draft])));
      const left = drafts.filter((draft) => !begun.has(draft));
      const started = await startJobs(client, left, readers, anyway);
      setJobs((before) => [...before.filter(({ id }) => id !== undefined), ...started]);
    },
    meta,
  });
  const apply = useMutation({
    mutationFn: async ({ again }: { readonly again: boolean }) => {
      if (!preview || !like) return;
      const state = await readFacilities(client);
      // What is made is what was seen: after a break, only what is left of it.
      if (!again && (await textOf(state)) !== (await textOf(preview.state))) {
        dispatch({ kind: 'foundChanged', state });
        return;
      }
      const { chosen, secrets } = planOf(applying, state);
      dispatch({ kind: 'begun', state });
      const outcomes = await runs.make({ state, changes: chosen, secrets, again });
      const names = new Set(writtenOf(outcomes).map(({ name }) => name));
      await copyImages(like.zoneMaps.filter(({ to }) => names.has(to)));
      if (outcomes.every(({ state: outcome }) => outcome === 'done'))
        await start.mutateAsync({ anyway: false });
    },
    meta,
  });
  const undo = useMutation({
    /** @returns the name of the facility when all is taken back */
    mutationFn: async (facility: string): Promise<string | undefined> => {
      await stopJobs(
        client,
        jobs.flatMap(({ id }) => id ?? []),
      );
      setJobs([]);
      if (!(await runs.undo(await readFacilities(client)))) return undefined;
      await forgetImages(like?.zoneMaps ?? []);
      runs.clear();
      review.reset();
      return facility;
    },
    meta,
  });
  const begun = runs.making.run !== undefined || runs.made.length > 0;
  return { applying, dispatch, planned, runs, begun, jobs, review, start, apply, undo };
}
