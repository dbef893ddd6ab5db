import { useResource } from '@console/api-client/react';
import { upgradeQueries } from '@console/api-client/upgrades';
import { FieldGroup, useFormValue } from '@console/design/form';
import { formatList } from '@console/design/language';
import { Message, useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import { Duration } from '@console/design/time';
import { useQueries, useQuery } from '@tanstack/react-query';
import { joinRollouts, lastFinished, planRollout, secondsPerRound } from './rollout';
import rolloutCss from './rollout.css';
import { newUpgradeValues, type UpgradeValues } from './upgrade.values';
import { planWaves } from './waves/planWaves';

interface RolloutPlanProps {
  /** Names of the readers that would be upgraded, in the order in which they are sent. */
  readonly readersOf: (
    values: Pick<UpgradeValues, 'imageType' | 'version' | 'stopJobs' | 'readers'>,
  ) => readonly string[];
}

/** Most rounds that are written out. */
const mostRounds = 30;

/** The number that was typed; undefined for what is none. */
const numberOf = (typed: UpgradeValues['canary'] | undefined) =>
  typeof typed === 'number' ? typed : undefined;

/** Preview of the upgrade: which readers in which order, how many at a time, and about how long. */
export function RolloutPlan({ readersOf }: RolloutPlanProps) {
  useStyles(rolloutCss);
  const translate = useMessages();
  const queries = useResource(upgradeQueries);
  const imageType = useFormValue<UpgradeValues['imageType']>('imageType') ?? newUpgradeValues.imageType;
  const version = useFormValue<string>('version');
  const picked = useFormValue<readonly string[]>('readers') ?? newUpgradeValues.readers;
  const parallel = useFormValue<UpgradeValues['maxParallelReaders']>('maxParallelReaders');
  const inWaves = useFormValue<UpgradeValues['rollout']>('rollout') === 'waves';
  const canary = numberOf(useFormValue<UpgradeValues['canary']>('canary'));
  const share = numberOf(useFormValue<UpgradeValues['share']>('share'));
  const stopJobs = useFormValue<boolean>('stopJobs') ?? false;
  const history = useQuery(queries.list());
  const last = lastFinished(history.data?.rows ?? [], imageType, Date.now());
  const details = useQueries({ queries: last.map(({ id }) => queries.one(id)) });
  const readers = readersOf({ imageType, version, readers: picked, stopJobs });
  if (readers.length === 0) return null;
  const perRound = details.flatMap(
    ({ data }, at) => (data && secondsPerRound(data, last[at]?.maxParallelReaders)) ?? [],
  );
  const atOnce = numberOf(parallel);
  const waves = inWaves ? planWaves(readers, { canary, share }) : [readers];
  const { rounds, seconds } = joinRollouts(waves.map((wave) => planRollout(wave, atOnce, perRound)));
  return (
    <FieldGroup label={translate('upgrades.plan')}>
      <div className="field--wide">
        <p role="status">
          {translate('upgrades.plan.summary', {
            count: readers.length,
            limit: atOnce === undefined ? 'no' : 'yes',
            parallel: atOnce ?? 0,
            rounds: rounds.length,
          })}{' '}
          {seconds === undefined ? (
            translate('upgrades.plan.unknown')
          ) : (
            <Message
              id="upgrades.plan.duration"
              values={{
                count: perRound.length,
                range: seconds[0] === seconds[1] ? 'no' : 'yes',
                least: <Duration seconds={seconds[0]} />,
                most: <Duration seconds={seconds[1]} />,
              }}
            />
          )}
        </p>
        {inWaves && (
          <ol className="rollout" aria-label={translate('waves.list')}>
            {waves.map((wave, at) => (
              <li key={wave[0]}>{translate('waves.wave', { number: at + 1, count: wave.length })}</li>
            ))}
          </ol>
        )}
        <Collapsible title={translate('upgrades.plan.rounds')} level={3}>
          <ol className="rollout" aria-label={translate('upgrades.plan.rounds')}>
            {rounds.slice(0, mostRounds).map((round) => (
              <li key={round[0]}>{formatList(round)}</li>
            ))}
          </ol>
          {rounds.length > mostRounds && (
            <p>{translate('upgrades.plan.more', { count: rounds.length - mostRounds })}</p>
          )}
        </Collapsible>
      </div>
    </FieldGroup>
  );
}
