import {
  type ReadDocument,
  type RunToUndo,
  readDocuments,
  readSystem,
  writeBundle,
} from '@console/api-client/configuration-bundle';
import { saveFile } from '@console/api-client/downloads';
import { mutationMeta } from '@console/api-client/meta';
import { useServiceClient } from '@console/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useRef } from 'react';
import { notRead, type Preview, planOf, stepApply } from './applying';
import { type ApplyValues, textsOf } from './source.form';
import { useApplyRun } from './useApplyRun';
import { yamlWorker } from './yaml/yamlWorker';

const meta = mutationMeta({ model: 'configuration', action: 'import', silent: true });

/** Source of the changes: files or a text, or a run that is to be taken back. */
type ApplySource = ApplyValues | RunToUndo;

/** A run that is taken back is in no document, and what it has created is deleted. */
const readSource = async (source: ApplySource): Promise<Omit<Preview, 'state'>> =>
  'made' in source
    ? { document: noDocument, mode: 'overwrite', undo: source }
    : {
        document: await readDocuments(await textsOf(source), yamlWorker),
        mode: source.mode,
        ...(!source.files?.length && source.text !== undefined && { text: source.text }),
      };

/** Source to read. */
interface ReadRequest {
  readonly source: ApplySource;
  /** It was edited: the service is as it was read before, and what was chosen stays chosen. @defaultValue false */
  readonly edited?: boolean;
}

const noDocument: ReadDocument = { form: 'bundle', configuration: {}, secrets: new Map(), notes: [] };

/** Reads configurations and applies them: the state of the page, and the calls that change it. */
export function useApply() {
  const client = useServiceClient();
  const [applying, dispatch] = useReducer(stepApply, notRead);
  const { run, start, stop, clear } = useApplyRun();
  const { preview, given, excluded, kept } = applying;
  const planned = useMemo(() => planOf({ preview, given, excluded, kept }), [preview, given, excluded, kept]);

  const asked = useRef<ReadRequest>(undefined);
  const read = useMutation({
    mutationFn: async ({ source, edited }: ReadRequest): Promise<Preview> => {
      // What cannot be read is refused before anything is asked.
      const found = await readSource(source);
      return { ...found, state: (edited && preview?.state) || (await readSystem(client)) };
    },
    onMutate: (request) => {
      asked.current = request;
    },
    meta,
    // What was read may hold secrets.
    gcTime: 0,
    onSuccess: (found, request) => {
      // A later one is on its way.
      if (request.edited && asked.current !== request) return;
      dispatch({ kind: request.edited ? 'edited' : 'read', preview: found });
      if (!request.edited) clear();
    },
  });
  const apply = useMutation({
    mutationFn: async ({ again }: { readonly again: boolean }) => {
      if (!preview) return;
      const state = await readSystem(client);
      const present = await writeBundle(state.configuration, 'json');
      // What is done is what was seen: after a break, only what is left of it.
      if (!again && present !== (await writeBundle(preview.state.configuration, 'json'))) {
        dispatch({ kind: 'foundChanged', state });
        return;
      }
      if (!again) saveFile({ content: new Blob([present], { type: 'application/json' }) }, snapshotName());
      const { chosen, secrets } = planOf(applying, state);
      dispatch({ kind: 'begun', state });
      await start({ state, changes: chosen, secrets, again, undoes: preview.undo?.id });
    },
    meta,
    onSettled: () => dispatch({ kind: 'answered' }),
  });
  const { mutate } = read;
  const follow = useCallback((source: ApplyValues) => mutate({ source, edited: true }), [mutate]);
  return { applying, dispatch, planned, run, stop, read, follow, apply };
}

const snapshotName = () =>
  `configuration-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
