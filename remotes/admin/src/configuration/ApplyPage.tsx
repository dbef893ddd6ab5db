import {
  applyModes,
  type PlannedChange,
  type RunToUndo,
  readRunToUndo,
} from '@console/api-client/configuration-bundle';
import { ConfirmDialog } from '@console/design/actions';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { RadioField } from '@console/design/fields';
import { Form, type FormErrors, LeaveQuestion } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useLocation, useNavigate } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../paths';
import configurationCss from './configuration.css';
import { describeFailure } from './configuration.texts';
import type { EditState } from './editor/SourceEditor';
import { PasswordsCard } from './PasswordsCard';
import { PlanCard } from './PlanCard';
import { RunCard } from './RunCard';
import { type ApplyValues, SourceFields, sourceError } from './source.form';
import { UndoCard } from './UndoCard';
import { useApply } from './useApply';
import type { ApplyRun } from './useApplyRun';

/** Few edit, and its libraries are large. */
const SourceEditor = lazyNamed(() => import('./editor/SourceEditor'), 'SourceEditor');

const noChanges: readonly PlannedChange[] = [];
const notEdited: EditState = { ahead: undefined, edited: false };
const newValues: ApplyValues = { mode: 'merge' };
const applyErrors = (values: ApplyValues): FormErrors => ({ text: sourceError(values) });

/** Shows the changes that a configuration would make, lets parts be chosen, and makes them. */
export function ApplyPage() {
  const { state } = useLocation();
  const undo = useMemo(() => readRunToUndo(state?.undo), [state]);
  // To take a run back begins anew, also from the page of that run.
  return <Apply key={undo?.id} undo={undo} />;
}

function Apply({ undo }: { readonly undo: RunToUndo | undefined }) {
  useStyles(configurationCss);
  const translate = useMessages();
  const navigate = useNavigate();
  const { applying, dispatch, planned, run, stop, read, follow, apply } = useApply();
  const { preview } = applying;
  const result = useRef<HTMLDivElement>(null);
  const released = useRef(false);
  const isRunning = run !== undefined && run.outcomes === undefined;
  const [editor, setEditor] = useState<'unused' | 'open' | 'closed'>('unused');
  const editing = editor === 'open';
  const [edit, setEdit] = useState(notEdited);
  const { mutate: readSource, data, variables } = read;
  useEffect(() => {
    if (undo) readSource({ source: undo });
  }, [undo, readSource]);
  const isAsked = data !== undefined && !variables?.edited;
  useEffect(() => {
    if (isAsked) result.current?.scrollIntoView?.({ block: 'start' });
  }, [isAsked, data]);
  return (
    <Page section={translate('configuration.apply')}>
      <LeaveQuestion unsaved={isRunning || (edit.edited && (editing || !run))} released={released} />
      <div className={editing ? 'configuration-stack configuration-editing' : 'configuration-stack'}>
        {undo ? (
          <UndoCard undo={undo} reading={read.isPending} error={read.error} />
        ) : (
          <SourceCard
            running={isRunning}
            error={read.error}
            onRead={(source) => read.mutateAsync({ source })}
            returned={editor === 'closed'}
            onEdit={() => setEditor('open')}
          >
            {editing && (
              <SourceEditor
                preview={preview}
                changes={planned.plan?.changes ?? noChanges}
                paused={run !== undefined}
                applied={run?.outcomes !== undefined}
                onFollow={follow}
                onState={setEdit}
                onClose={() => {
                  setEditor('closed');
                  setEdit({ ...edit, ahead: undefined });
                }}
              />
            )}
          </SourceCard>
        )}
        <div ref={result} className="configuration-stack">
          {run && (
            <RunCard
              run={run}
              onStop={stop}
              onContinue={() => apply.mutate({ again: true })}
              onPreview={() => variables && read.mutate({ source: variables.source })}
              reading={read.isPending}
              continuing={apply.isPending}
              onUndo={() => navigate(paths.apply(), { state: { undo: runToUndo(run) } })}
            />
          )}
          {run?.outcomes && <PasswordsCard given={applying.given} generated={applying.generated} />}
          {!run?.outcomes && preview && (
            <PlanCard
              applying={applying}
              preview={preview}
              planned={planned}
              dispatch={dispatch}
              running={isRunning}
              hindrance={edit.ahead}
              error={apply.error}
            />
          )}
        </div>
      </div>
      <ConfirmApply
        open={applying.asking}
        count={planned.chosen.length}
        deletions={planned.chosen.filter(({ action }) => action === 'delete').length}
        pending={apply.isPending && !run}
        onConfirm={() => {
          dispatch({ kind: 'answered' });
          apply.mutate({ again: false });
        }}
        onCancel={() => dispatch({ kind: 'answered' })}
      />
    </Page>
  );
}

/** The run as the page takes it back. */
const runToUndo = ({ id, at, made }: ApplyRun): RunToUndo => ({ id, at, made, lost: 0 });

interface SourceCardProps {
  readonly running: boolean;
  /** The error that kept the files or the service from being read. */
  readonly error: Error | null;
  readonly onRead: (values: ApplyValues) => Promise<unknown>;
  /** The editor was there until now. */
  readonly returned: boolean;
  readonly onEdit: () => void;
  /** The editor, in place of the files and the text. */
  readonly children: ReactNode;
}

/** The files to apply, and how they are joined with what is there. */
function SourceCard({ running, error, onRead, returned, onEdit, children }: SourceCardProps) {
  const translate = useMessages();
  return (
    <Card title={translate('configuration.source')}>
      <p>{translate('configuration.apply.text')}</p>
      <Form<ApplyValues>
        label={translate('configuration.source')}
        initialValues={newValues}
        validate={children ? undefined : applyErrors}
        submitLabel={translate('configuration.preview')}
        blockedReason={running ? translate('configuration.run.progress') : undefined}
        guard={false}
        wide
        onSubmit={onRead}
      >
        {children || (
          <>
            <SourceFields files="files" text="text" />
            <EditButton returned={returned} onEdit={onEdit} />
          </>
        )}
        <RadioField
          name="mode"
          label={translate('configuration.mode')}
          options={applyModes.map((mode) => ({
            value: mode,
            label: translate(`configuration.mode.${mode}`),
          }))}
        />
      </Form>
      {error && <Banner tone="danger">{describeFailure(error, translate)}</Banner>}
    </Card>
  );
}

/** Opens the editor with what is chosen; has the focus when it comes back. */
function EditButton({ returned, onEdit }: Pick<SourceCardProps, 'returned' | 'onEdit'>) {
  const translate = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) button.current?.focus();
  }, [returned]);
  return (
    <div>
      <Button ref={button} onPointerEnter={() => SourceEditor.preload()} onClick={onEdit}>
        {translate('documentEditor.open')}
      </Button>
    </div>
  );
}

interface ConfirmApplyProps {
  readonly open: boolean;
  readonly count: number;
  readonly deletions: number;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before changes are made. */
function ConfirmApply({ count, deletions, ...dialog }: ConfirmApplyProps) {
  const translate = useMessages();
  return (
    <ConfirmDialog
      {...dialog}
      title={translate('configuration.confirm', { count })}
      confirmLabel={translate('configuration.apply.submit', { count })}
      tone={deletions > 0 ? 'danger' : 'primary'}
    >
      <p>{translate('configuration.confirm.text')}</p>
      {deletions > 0 && <p>{translate('configuration.confirm.deletes', { count: deletions })}</p>}
    </ConfirmDialog>
  );
}
