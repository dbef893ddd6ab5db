import {
  type ApplyMode,
  applyModes,
  isEffective,
  planChanges,
  type ReadDocument,
  readDocuments,
  readSystem,
  type Secrets,
  type SystemState,
  writeBundle,
} from '@console/api-client/configuration-bundle';
import { saveFile } from '@console/api-client/downloads';
import { mutationMeta } from '@console/api-client/meta';
import { useServiceClient } from '@console/api-client/react';
import { ConfirmDialog } from '@console/design/actions';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { RadioField } from '@console/design/fields';
import { Form, type FormErrors, LeaveQuestion } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useStyles } from '@console/design/theme';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ChangesView, type ShownRecord } from './ChangesView';
import configurationCss from './configuration.css';
import {
  countActions,
  describeFailure,
  describeNote,
  sectionLabel,
  sectionLabels,
} from './configuration.texts';
import { Notes } from './Notes';
import { RunCard } from './RunCard';
import { SecretsForm } from './SecretsForm';
import { SourceFields, type SourceValues, sourceError, textsOf } from './source.form';
import { useApplyRun } from './useApplyRun';
import { yamlBeside } from './yaml/yamlBeside';

interface ApplyValues extends SourceValues {
  readonly mode: ApplyMode;
}

/** What was read, of the files and of the service. */
interface Preview {
  readonly document: ReadDocument;
  readonly state: SystemState;
  readonly mode: ApplyMode;
}

const newValues: ApplyValues = { mode: 'merge' };
const applyErrors = (values: ApplyValues): FormErrors => ({ text: sourceError(values) });

const noSecrets: Secrets = new Map();
const noKeys: ReadonlySet<string> = new Set();

const tones = {
  create: 'success',
  change: 'info',
  delete: 'danger',
  same: 'neutral',
  leave: 'neutral',
} as const;

/** Shows what a configuration would change, lets parts be chosen, and makes the changes. */
export function ApplyPage() {
  useStyles(configurationCss);
  const translate = useMessages();
  const client = useServiceClient();
  const [preview, setPreview] = useState<Preview>();
  const [given, setGiven] = useState(noSecrets);
  const [excluded, setExcluded] = useState(noKeys);
  const [all, setAll] = useState(false);
  const [asking, setAsking] = useState(false);
  const [outdated, setOutdated] = useState(false);
  const { run, start, stop, clear } = useApplyRun();
  const result = useRef<HTMLDivElement>(null);
  const released = useRef(false);

  const read = useMutation({
    mutationFn: async (values: ApplyValues): Promise<Preview> => {
      const document = await readDocuments(await textsOf(values), yamlBeside);
      return { document, state: await readSystem(client), mode: values.mode };
    },
    meta: mutationMeta({ model: 'configuration', action: 'import', silent: true }),
    // What was read may hold secrets.
    gcTime: 0,
    onSuccess: (found) => {
      setPreview(found);
      setGiven(noSecrets);
      setExcluded(noKeys);
      setOutdated(false);
      clear();
    },
  });

  const secrets: Secrets = useMemo(
    () => new Map([...(preview?.document.secrets ?? noSecrets), ...given]),
    [preview, given],
  );
  const plan = useMemo(
    () =>
      preview &&
      planChanges(preview.document.configuration, preview.state, { mode: preview.mode, excluded, secrets }),
    [preview, excluded, secrets],
  );
  const records = useMemo(
    () =>
      plan?.changes
        .filter((change) => all || isEffective(change))
        .map((change): ShownRecord => ({ ...change, verdict: change.action, tone: tones[change.action] })),
    [plan, all],
  );
  const chosen = useMemo(
    () => plan?.changes.filter((change) => isEffective(change) && !excluded.has(change.key)) ?? [],
    [plan, excluded],
  );
  const selected = useMemo(() => chosen.map(({ key }) => key), [chosen]);
  const wantedSecrets = useMemo(
    () => [
      ...new Set(
        [...(plan?.changes ?? [])].flatMap(({ problems }) =>
          problems.flatMap((problem) => (problem.problem === 'secret' ? [problem.reference] : [])),
        ),
      ),
    ],
    [plan],
  );
  const unselectable = useCallback(
    (record: ShownRecord) =>
      record.verdict === 'same' || record.verdict === 'leave'
        ? translate(`configuration.verdict.${record.verdict}`)
        : undefined,
    [translate],
  );
  const select = useCallback(
    (keys: readonly string[]) => {
      const wanted = new Set(keys);
      setExcluded(
        new Set(
          (plan?.changes ?? []).filter(isEffective).flatMap(({ key }) => (wanted.has(key) ? [] : [key])),
        ),
      );
    },
    [plan],
  );

  const apply = useMutation({
    mutationFn: async ({ again }: { readonly again: boolean }) => {
      if (!preview) return;
      const state = await readSystem(client);
      const { document, mode } = preview;
      const present = await writeBundle(state.configuration, 'json');
      // What is done is what was seen: after a break, only what is left of it.
      if (!again && present !== (await writeBundle(preview.state.configuration, 'json'))) {
        setPreview({ ...preview, state });
        setOutdated(true);
        return;
      }
      setOutdated(false);
      if (!again) saveFile({ content: new Blob([present], { type: 'application/json' }) }, snapshotName());
      const { changes } = planChanges(document.configuration, state, { mode, excluded, secrets });
      const left = changes.filter((change) => isEffective(change) && !excluded.has(change.key));
      setPreview({ ...preview, state });
      await start({ state, changes: left, secrets, keepGoing: again });
    },
    meta: mutationMeta({ model: 'configuration', action: 'import', silent: true }),
    onSettled: () => setAsking(false),
  });

  const isRunning = run !== undefined && run.outcomes === undefined;
  const deletions = chosen.filter(({ action }) => action === 'delete').length;
  useEffect(() => {
    if (preview) result.current?.scrollIntoView?.({ block: 'start' });
  }, [preview]);

  return (
    <Page section={translate('configuration.apply')}>
      <LeaveQuestion unsaved={isRunning} released={released} />
      <div className="configuration-stack">
        <Card title={translate('configuration.source')}>
          <p>{translate('configuration.apply.text')}</p>
          <Form<ApplyValues>
            label={translate('configuration.source')}
            initialValues={newValues}
            validate={applyErrors}
            submitLabel={translate('configuration.preview')}
            blockedReason={isRunning ? translate('configuration.run.progress') : undefined}
            guard={false}
            wide
            onSubmit={(values) => read.mutateAsync(values)}
          >
            <SourceFields files="files" text="text" />
            <RadioField
              name="mode"
              label={translate('configuration.mode')}
              options={applyModes.map((mode) => ({
                value: mode,
                label: translate(`configuration.mode.${mode}`),
              }))}
            />
          </Form>
          {read.error && <Banner tone="danger">{describeFailure(read.error, translate)}</Banner>}
        </Card>
        <div ref={result} className="configuration-stack">
          {run && (
            <RunCard
              run={run}
              onStop={stop}
              onContinue={() => apply.mutate({ again: true })}
              onPreview={() => read.variables && read.mutate(read.variables)}
              reading={read.isPending}
              continuing={apply.isPending}
            />
          )}
          {!run?.outcomes && preview && plan && records && (
            <Card title={translate('configuration.plan')}>
              {outdated && <Banner tone="warning">{translate('configuration.outdated')}</Banner>}
              <Notes
                title={translate('configuration.notes')}
                notes={[
                  ...preview.document.notes.map((note) => describeNote(note, translate)),
                  ...preview.state.unreadable.map(({ section, reason }) =>
                    translate('configuration.unreadable', {
                      section: sectionLabel(section, translate),
                      reason,
                    }),
                  ),
                  ...(plan.unsupported.length === 0
                    ? []
                    : [
                        translate('configuration.unsupported', {
                          section: sectionLabels(plan.unsupported, translate),
                        }),
                      ]),
                ]}
              />
              <p role="status">
                {plan.changes.some(isEffective)
                  ? formatList(
                      countActions(plan.changes).map(({ action, count }) =>
                        translate(`configuration.count.${action}`, { count }),
                      ),
                    )
                  : translate('configuration.nothing')}
              </p>
              <div className="configuration-bar">
                <Button
                  tone={deletions > 0 ? 'danger' : 'primary'}
                  blockedReason={
                    isRunning
                      ? translate('configuration.run.progress')
                      : chosen.length === 0
                        ? translate('configuration.none')
                        : undefined
                  }
                  onClick={() => setAsking(true)}
                >
                  {translate('configuration.apply.submit', { count: chosen.length })}
                </Button>
                <Button aria-pressed={all} onClick={() => setAll(!all)}>
                  {translate('configuration.all')}
                </Button>
              </div>
              {apply.error && <Banner tone="danger">{describeFailure(apply.error, translate)}</Banner>}
              {wantedSecrets.length > 0 && (
                <SecretsForm
                  references={wantedSecrets}
                  onGiven={(added) => setGiven(new Map([...given, ...added]))}
                />
              )}
              <ChangesView
                id="admin.configuration.changes"
                label={translate('configuration.plan')}
                names={[translate('configuration.now'), translate('configuration.then')]}
                records={records}
                choice={{ selected, onSelect: select, unselectable }}
                empty={translate('configuration.nothing')}
              />
            </Card>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title={translate('configuration.confirm', { count: chosen.length })}
        confirmLabel={translate('configuration.apply.submit', { count: chosen.length })}
        tone={deletions > 0 ? 'danger' : 'primary'}
        pending={apply.isPending && !run}
        onConfirm={() => {
          setAsking(false);
          apply.mutate({ again: false });
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{translate('configuration.confirm.text')}</p>
        {deletions > 0 && <p>{translate('configuration.confirm.deletes', { count: deletions })}</p>}
      </ConfirmDialog>
    </Page>
  );
}

const snapshotName = () =>
  `configuration-before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
