import { useConfirmation } from '@console/design/actions';
import { Banner } from '@console/design/banner';
import { Button, ButtonGroup } from '@console/design/button';
import { Card, CardList } from '@console/design/card';
import { formatList } from '@console/design/language';
import { Message, type Translate, useMessages } from '@console/design/messages';
import { Progress } from '@console/design/progress';
import { Link, useNavigate } from '@console/design/router';
import { Status, type Tone } from '@console/design/status';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import { paths as consolePaths } from '@console/remote/contract';
import { paths } from '../../paths';
import rolloutCss from '../rollout.css';
import { softwareName } from '../upgrade.texts';
import { writeUpgradeStart } from '../upgrade.values';
import type { LedWaves } from './useWaves';
import {
  failedReaders,
  nextCommand,
  nextWave,
  type PausedJobState,
  readersSettled,
  type WaveRun,
  type WaveState,
} from './waveRun';

/** Most names that are written out for one wave. */
const mostNames = 12;

/** The upgrade in waves that this browser leads: where it is, why it waits, and what can be done. */
export function WavesCard({ run, waves }: { readonly run: WaveRun; readonly waves: LedWaves }) {
  useStyles(rolloutCss);
  const translate = useMessages();
  const { imageType, version } = run.plan;
  const { done, count } = readersSettled(run);
  return (
    <Card
      title={translate('waves.title', { software: softwareName(imageType, translate), version, count })}
      actions={<WaveActions run={run} waves={waves} />}
    >
      <div className="rollout-readers">
        {!run.ended && (
          <Progress
            label={translate('upgrades.progress.label')}
            value={count === 0 ? 0 : done / count}
            text={translate('upgrades.progress', { done, count })}
          />
        )}
        <WaveNotice run={run} waves={waves} />
        <CardList label={translate('waves.list')} items={waveItems(run, translate)} />
        {run.plan.jobs.length > 0 && (
          <CardList label={translate('waves.jobs')} items={jobItems(run, translate)} />
        )}
        {!run.ended && <p>{translate('waves.led')}</p>}
      </div>
    </Card>
  );
}

/** Reason why it waits, with the way on. */
function WaveNotice({ run, waves }: { readonly run: WaveRun; readonly waves: LedWaves }) {
  const translate = useMessages();
  const failed = failedReaders(run);
  const resume = <Button onClick={() => waves.tell({ kind: 'resumed' })}>{translate('waves.resume')}</Button>;
  if (run.ended) return <EndNotice run={run} />;
  if (run.hold)
    return (
      <Banner
        tone="warning"
        title={translate(`waves.hold.${run.hold.why}`, { count: failed.length })}
        action={resume}
      >
        {run.hold.why === 'failures' && formatList(failed)}
        {run.hold.why === 'refused' && run.hold.reason}
      </Banner>
    );
  if (waves.error) return <Banner tone="warning" title={translate('waves.unreachable')} />;
  if (run.busy.length > 0)
    return (
      <Banner
        tone="info"
        title={translate('waves.busy', { count: run.busy.length })}
        action={
          <Button onClick={() => waves.tell({ kind: 'busyLeftOut' })}>{translate('waves.leaveOut')}</Button>
        }
      >
        {formatList(run.busy)}
      </Banner>
    );
  const command = nextCommand(run, Date.now());
  if (command.act === 'wait' && command.why === 'window')
    return (
      <Banner tone="info">
        <Message id="waves.window.wait" values={{ time: <DateTime value={run.plan.from} /> }} />
      </Banner>
    );
  return null;
}

function EndNotice({ run }: { readonly run: WaveRun }) {
  const translate = useMessages();
  const navigate = useNavigate();
  const { imageType, version } = run.plan;
  const { count } = readersSettled(run);
  const again = [...failedReaders(run), ...run.leftOut, ...skippedReaders(run)];
  return (
    <Banner
      tone={again.length > 0 ? 'warning' : 'success'}
      title={translate('waves.over', {
        done: count - again.length + run.leftOut.length,
        count: count + run.leftOut.length,
      })}
      action={
        again.length > 0 && (
          <Button
            onClick={() =>
              navigate(paths.admin.upgrades.list(), {
                state: writeUpgradeStart({ imageType, version, readers: again }),
              })
            }
          >
            {translate('upgrades.failures.startAgain', { count: again.length })}
          </Button>
        )
      }
    >
      {formatList(again)}
    </Banner>
  );
}

const skippedReaders = ({ plan, waves }: WaveRun): readonly string[] =>
  plan.waves.flatMap((readers, at) => (waves[at]?.at === 'skipped' ? readers : []));

function WaveActions({ run, waves }: { readonly run: WaveRun; readonly waves: LedWaves }) {
  const translate = useMessages();
  const [confirm, dialog] = useConfirmation();
  const askToCancel = async () => {
    const agreed = await confirm({
      title: translate('waves.cancel.title'),
      confirmLabel: translate('waves.cancel'),
      tone: 'danger',
      children: <p>{translate('waves.cancel.text', { jobs: run.plan.jobs.length })}</p>,
    });
    if (agreed) await waves.tell({ kind: 'cancelled' });
  };
  const failedJobs = run.jobs.some(({ at }) => at === 'failed');
  return (
    <ButtonGroup className="rollout-view" label={translate('waves.actions')}>
      {run.ended && failedJobs && (
        <Button onClick={() => waves.tell({ kind: 'jobsAgain' })}>{translate('waves.jobsAgain')}</Button>
      )}
      {run.ended && <Button onClick={() => waves.forget()}>{translate('waves.forget')}</Button>}
      {!run.ended && !run.hold && nextWave(run) !== -1 && (
        <Button onClick={() => waves.tell({ kind: 'held', hold: { why: 'person' } })}>
          {translate('waves.hold')}
        </Button>
      )}
      {!run.ended && nextWave(run) !== -1 && (
        <Button onClick={askToCancel}>{translate('waves.cancel')}</Button>
      )}
      {dialog}
    </ButtonGroup>
  );
}

const waveTones: Readonly<Record<WaveState['at'], Tone>> = {
  waiting: 'neutral',
  skipped: 'neutral',
  asked: 'info',
  running: 'info',
  over: 'success',
};

function waveItems({ plan, waves }: WaveRun, translate: Translate) {
  return plan.waves.map((readers, at) => {
    const wave = waves[at] ?? ({ at: 'waiting' } as const);
    const failed = 'failed' in wave ? wave.failed.length : 0;
    const title = translate('waves.wave', { number: at + 1, count: readers.length });
    return {
      key: String(at),
      title: 'upgrade' in wave ? <Link to={paths.admin.upgrades.upgrade(wave.upgrade)}>{title}</Link> : title,
      detail: translate('waves.readers', {
        names: formatList(readers.slice(0, mostNames)),
        more: Math.max(0, readers.length - mostNames),
      }),
      state: (
        <Status
          tone={failed > 0 ? 'danger' : waveTones[wave.at]}
          spinning={wave.at === 'running'}
          label={translate(`waves.wave.${wave.at}`, { done: 'done' in wave ? wave.done : 0, failed })}
        />
      ),
    };
  });
}

const jobTones: Readonly<Record<PausedJobState['at'], Tone>> = {
  running: 'neutral',
  stopping: 'info',
  stopped: 'warning',
  ended: 'neutral',
  started: 'success',
  failed: 'danger',
};

function jobItems({ plan, jobs }: WaveRun, translate: Translate) {
  return plan.jobs.map(({ id, label }, at) => {
    const job = jobs[at] ?? ({ at: 'running' } as const);
    return {
      key: id,
      title: <Link to={consolePaths.jobs.job((job.at === 'started' && job.job) || id)}>{label}</Link>,
      detail: job.at === 'failed' ? job.reason : undefined,
      state: <Status tone={jobTones[job.at]} label={translate(`waves.job.${job.at}`)} />,
    };
  });
}
