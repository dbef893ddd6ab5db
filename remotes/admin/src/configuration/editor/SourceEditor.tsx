import type {
  ApplyMode,
  Configuration,
  PlannedChange,
  sectionNames,
} from '@console/api-client/configuration-bundle';
import { saveFile } from '@console/api-client/downloads';
import { mutationMeta } from '@console/api-client/meta';
import { useServiceClient } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useFormValue, useReadFormValues, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { useStyles } from '@console/design/theme';
import type { Tree } from '@lezer/common';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Preview } from '../applying';
import { describeFailure } from '../configuration.texts';
import type { ApplyValues } from '../source.form';
import { bundleFaults, type Fault } from './bundleFaults';
import type { NamesOf } from './complete';
import editorCss from './editor.css';
import { type EditorControl, JsonEditor } from './JsonEditor';
import { treeOnDemand } from './jsonTree';
import { type Mark, marksOf } from './marks';
import { asJson, longestEdited, NotEditable, textToEdit } from './textToEdit';

/** Milliseconds without a change after which a text is looked at. */
const pauseMs = 500;

/** State of an edit, as the page around it has to know it. */
export interface EditState {
  /** Why the differences are not those of the text as it is now. @defaultValue they are */
  readonly ahead: string | undefined;
  /** There are edits that were neither applied nor there at the start. */
  readonly edited: boolean;
}

/** Edit of the source of an apply, in the form with its values. */
export interface SourceEditorProps {
  /** The preview that was read last. */
  readonly preview: Preview | undefined;
  /** Changes that are planned by it. */
  readonly changes: readonly PlannedChange[];
  /** A run is under way or at its end: nothing is compared before that is asked for. */
  readonly paused: boolean;
  /** The run is at its end: what was applied need not be kept. */
  readonly applied: boolean;
  /** Compares a text with the service, which is not read again. It keeps its identity. */
  readonly onFollow: (values: ApplyValues) => void;
  /** Told the state of the edit whenever it changes. It keeps its identity. */
  readonly onState: (state: EditState) => void;
  readonly onClose: () => void;
}

/** The document, edited where it is applied; it begins with what was chosen, else with what the service has. */
export function SourceEditor(props: SourceEditorProps) {
  useStyles(editorCss);
  const translate = useMessages();
  const client = useServiceClient();
  const readValues = useReadFormValues<ApplyValues>();
  const setValue = useSetFormValue();
  const begin = useMutation({
    mutationFn: () => textToEdit(readValues(), client),
    // What is edited may hold secrets.
    gcTime: 0,
    meta: mutationMeta({ model: 'configuration', action: 'export', silent: true }),
  });
  const { mutate, data } = begin;
  const read = useCallback(
    () =>
      mutate(undefined, {
        // Not called once the editor is closed: what stands in the form then is newer.
        onSuccess: (text) => {
          setValue('files', []);
          setValue('text', text);
        },
      }),
    [mutate, setValue],
  );
  useEffect(read, [read]);
  if (data !== undefined) return <EditedText {...props} initial={data} />;
  const failure =
    begin.error instanceof NotEditable
      ? translate(`documentEditor.${begin.error.why}`, { megabytes: longestEdited / 1_000_000 })
      : begin.error && describeFailure(begin.error, translate);
  // What was chosen or pasted is in the form still, whichever way this goes.
  return (
    <>
      {failure ? (
        <Banner tone="danger">{failure}</Banner>
      ) : (
        <p role="status">{translate('configuration.reading')}</p>
      )}
      <div className="configuration-bar">
        {failure && !(begin.error instanceof NotEditable) && (
          <Button onClick={read}>{translate('page.retry')}</Button>
        )}
        <Button onClick={props.onClose}>{translate('documentEditor.close')}</Button>
      </div>
    </>
  );
}

/** A text with what was found wrong with it. */
interface ReadText {
  readonly text: string;
  readonly tree: () => Tree;
  readonly faults: readonly Fault[];
}

const nothingRead: ReadText = { text: '', tree: treeOnDemand(''), faults: [] };

/** Looks at a text when it has not changed for a moment, and has it compared when it is JSON. */
function useReadText(
  text: string,
  mode: ApplyMode,
  { preview, paused, onFollow }: Pick<SourceEditorProps, 'preview' | 'paused' | 'onFollow'>,
): ReadText {
  const [read, setRead] = useState(nothingRead);
  const isCompared = preview?.text === text && preview.mode === mode;
  useEffect(() => {
    const timer = setTimeout(() => {
      const tree = treeOnDemand(text);
      const faults = bundleFaults(text, tree);
      setRead({ text, tree, faults });
      const isJson = text.trim() !== '' && faults.every(({ kind }) => kind !== 'syntax');
      if (isJson && !isCompared && !paused) onFollow({ text, mode });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, mode, isCompared, paused, onFollow]);
  return read;
}

/** Names of the records of the service and of the document, by their section. */
function namesIn(preview: Preview | undefined): NamesOf {
  const listed = (configuration: Configuration | undefined) => (section: (typeof sectionNames)[number]) =>
    configuration?.[section]?.map(({ name }) => name) ?? [];
  const [own, present] = [listed(preview?.document.configuration), listed(preview?.state.configuration)];
  return (section) => [...new Set([...own(section), ...present(section)])].sort();
}

function EditedText({
  initial,
  preview,
  changes,
  paused,
  applied,
  onFollow,
  onState,
  onClose,
}: SourceEditorProps & { readonly initial: string }) {
  const translate = useMessages();
  const setValue = useSetFormValue();
  const [text, setText] = useState(initial);
  const mode = useFormValue<ApplyMode>('mode') ?? 'merge';
  const ids = useId();
  const control = useRef<EditorControl>(null);
  const [kept, setKept] = useState(initial);
  const read = useReadText(text, mode, { preview, paused, onFollow });
  const isCompared = preview?.text === text && preview.mode === mode;
  const isRead = read.text === text;

  useEffect(() => control.current?.goTo(0), []);
  useEffect(() => {
    if (applied && preview?.text !== undefined) setKept(preview.text);
  }, [applied, preview]);
  const edited = text !== kept;
  const ahead = isCompared ? undefined : translate('documentEditor.ahead');
  useEffect(() => onState({ ahead, edited }), [onState, ahead, edited]);

  const compared = isCompared && isRead ? changes : undefined;
  const marks = useMemo(
    () => marksOf(read.text, read.tree, read.faults, compared ?? [], translate),
    [read, compared, translate],
  );
  const namesOf = useMemo(() => namesIn(preview), [preview]);
  const faults = marks.filter(({ severity }) => severity === 'error').length;
  return (
    <div className="configuration-edit">
      <span className="field__label" id={`${ids}-label`}>
        {translate('documentEditor.document')}
      </span>
      <div className="configuration-bar">
        <Button size="small" onClick={async () => control.current?.replace(await asJson(text))}>
          {translate('documentEditor.format')}
        </Button>
        <Button
          size="small"
          onClick={() =>
            saveFile({ content: new Blob([text], { type: 'application/json' }) }, 'configuration.json')
          }
        >
          {translate('configuration.download')}
        </Button>
        <Button size="small" onClick={onClose}>
          {translate('documentEditor.close')}
        </Button>
      </div>
      <JsonEditor
        initial={initial}
        onChange={(changed) => {
          setText(changed);
          setValue('text', changed);
        }}
        marks={marks}
        namesOf={namesOf}
        labelledBy={`${ids}-label`}
        describedBy={`${ids}-faults ${ids}-hint`}
        invalid={faults > 0}
        control={control}
      />
      <p className="field__help" id={`${ids}-hint`}>
        {translate('documentEditor.hint')}
      </p>
      <div id={`${ids}-faults`} role="status">
        <Status
          tone={faults > 0 ? 'danger' : marks.length > 0 ? 'warning' : 'success'}
          label={translate('documentEditor.faults', { count: faults, others: marks.length - faults })}
        />
      </div>
      <FaultList marks={marks} control={control} />
    </div>
  );
}

/** Most places that are listed one by one. */
const shownMarks = 20;

interface FaultListProps {
  readonly marks: readonly Mark[];
  readonly control: RefObject<EditorControl | null>;
}

/** List of the marks of the text; each leads to its place. */
function FaultList({ marks, control }: FaultListProps) {
  const translate = useMessages();
  if (marks.length === 0) return null;
  return (
    <>
      <ul className="configuration-faults">
        {marks.slice(0, shownMarks).map((mark) => (
          <li key={`${mark.from} ${mark.message}`}>
            <button
              className="configuration-open"
              type="button"
              onClick={() => control.current?.goTo(mark.from)}
            >
              {translate('documentEditor.line', { line: mark.line })}
            </button>{' '}
            <bdi>{mark.message}</bdi>
          </li>
        ))}
      </ul>
      {marks.length > shownMarks && (
        <p>{translate('configuration.notes.more', { count: marks.length - shownMarks })}</p>
      )}
    </>
  );
}
