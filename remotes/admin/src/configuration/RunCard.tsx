import type { ChangeOutcome } from '@console/api-client/configuration-bundle';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { Status } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { formatDuration } from '@console/design/time';
import { useMemo, useState } from 'react';
import { describeOutcome, sectionLabel } from './configuration.texts';
import type { ApplyRun } from './useApplyRun';

interface RunCardProps {
  readonly run: ApplyRun;
  readonly onStop: () => void;
  /** Reads the service again and does what is left. */
  readonly onContinue: () => void;
  /** True while it is found out what is left. */
  readonly continuing: boolean;
  /** Compares what was planned with the service as it is now. @defaultValue nothing was planned */
  readonly onPreview?: () => void;
  /** It is being compared. @defaultValue false */
  readonly reading?: boolean;
  /** Shows what it takes to undo the run. @defaultValue it is undone elsewhere */
  readonly onUndo?: () => void;
}

const tones = { done: 'success', refused: 'danger', unknown: 'warning', waiting: 'neutral' } as const;

const outcomeKey = ({ change }: ChangeOutcome) => change.key;

/** Number of changes by outcome, but for those that were made. */
function leftCounts(outcomes: readonly ChangeOutcome[], translate: Translate): string {
  const counts = (['refused', 'unknown', 'waiting'] as const).flatMap((state) => {
    const count = outcomes.filter((outcome) => outcome.state === state).length;
    return count > 0
      ? [translate('configuration.run.state', { count, state: outcomeLabel(state, translate) })]
      : [];
  });
  return formatList(counts);
}

const outcomeLabel = (state: ChangeOutcome['state'], translate: Translate) =>
  translate(`configuration.outcome.${state}`);

/** Pace of a run, and the time it takes at that pace. */
function paceOf({ total, settled, elapsed, outcomes }: ApplyRun, translate: Translate): string {
  const seconds = elapsed / 1000;
  const rate = seconds > 0 ? settled / seconds : 0;
  const values = { settled, total, rate: Number(rate.toPrecision(2)) };
  if (outcomes)
    return translate('configuration.run.took', {
      ...values,
      time: formatDuration(Math.ceil(seconds), translate),
    });
  if (settled === 0) return translate('configuration.run.count', values);
  const left = formatDuration(Math.ceil((total - settled) / rate), translate);
  return translate('configuration.run.pace', { ...values, left });
}

/** Progress of an apply, and at its end the outcome of every change. */
export function RunCard({
  run,
  onStop,
  onContinue,
  continuing,
  onPreview,
  reading = false,
  onUndo,
}: RunCardProps) {
  const { total, settled, outcomes } = run;
  const translate = useMessages();
  const [stopped, setStopped] = useState(false);
  const columns = useMemo(() => outcomeColumns(translate), [translate]);
  const left = outcomes?.filter(({ state }) => state !== 'done').length ?? 0;
  return (
    <Card
      title={translate(outcomes ? 'configuration.run.end' : 'configuration.run')}
      takesFocus={outcomes !== undefined}
      actions={
        outcomes && (
          <>
            {onUndo && run.made.length > 0 && (
              <Button onClick={onUndo}>{translate('configuration.run.undo')}</Button>
            )}
            {onPreview && (
              <Button onClick={onPreview} pending={reading}>
                {translate('configuration.run.preview')}
              </Button>
            )}
          </>
        )
      }
    >
      {outcomes ? (
        <Banner
          tone={left > 0 ? 'warning' : 'success'}
          title={translate('configuration.run.ended', {
            done: total - left,
            total,
            all: left === 0 ? 'yes' : 'no',
          })}
          action={
            left > 0 && (
              <Button onClick={onContinue} pending={continuing}>
                {translate('configuration.run.continue')}
              </Button>
            )
          }
        >
          {left > 0 && (
            <p>
              {leftCounts(outcomes, translate)}. {translate('configuration.run.left')}
            </p>
          )}
          <p>{paceOf(run, translate)}</p>
        </Banner>
      ) : (
        <>
          <Progress
            label={translate('configuration.run.progress')}
            value={total === 0 ? null : settled / total}
            text={paceOf(run, translate)}
          />
          <p role="status">{stopped && translate('configuration.run.stopping')}</p>
          <p>
            <Button
              pending={stopped}
              onClick={() => {
                setStopped(true);
                onStop();
              }}
            >
              {translate('configuration.run.stop')}
            </Button>
          </p>
        </>
      )}
      {outcomes && (
        <Table
          id="admin.configuration.outcomes"
          name="outcomes"
          label={translate('configuration.run.outcomes')}
          rows={outcomes}
          columns={columns}
          rowKey={outcomeKey}
          initialSort="state"
        />
      )}
    </Card>
  );
}

const urgency = { unknown: 0, refused: 1, waiting: 2, done: 3 } as const;

const outcomeColumns = (translate: Translate): readonly Column<ChangeOutcome>[] => [
  {
    key: 'state',
    title: translate('configuration.outcome'),
    kind: 'status',
    value: ({ state }) => translate(`configuration.outcome.${state}`),
    sortBy: ({ state }) => urgency[state],
    render: ({ state }) => <Status tone={tones[state]} label={translate(`configuration.outcome.${state}`)} />,
    filter: 'choice',
  },
  {
    key: 'section',
    title: translate('configuration.kind'),
    kind: 'text',
    value: ({ change }) => sectionLabel(change.section, translate),
    filter: 'choice',
  },
  {
    key: 'name',
    title: translate('configuration.name'),
    kind: 'name',
    value: ({ change }) => change.name,
  },
  {
    key: 'action',
    title: translate('configuration.verdict'),
    kind: 'text',
    value: ({ change }) => translate(`configuration.verdict.${change.action}`),
  },
  {
    key: 'reason',
    title: translate('configuration.reason'),
    kind: 'text',
    least: 16,
    value: (outcome) => describeOutcome(outcome, translate),
  },
];
