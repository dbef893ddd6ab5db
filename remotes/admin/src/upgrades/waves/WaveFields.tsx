import type { Job } from '@console/api-client/jobs';
import { Banner } from '@console/design/banner';
import { DateTimeRangeField, RadioField } from '@console/design/fields';
import { CheckboxField, FieldGroup, NumberField, useFormValue } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { newUpgradeValues, rolloutWays, type UpgradeValues } from '../upgrade.values';
import { canLeadWaves } from './waveStore';

/** All at once or in waves, with the sizes of the waves, when they stop and when they may start. */
export function WaveFields({ isLeading }: { readonly isLeading: boolean }) {
  const translate = useMessages();
  const rollout = useFormValue<UpgradeValues['rollout']>('rollout') ?? newUpgradeValues.rollout;
  const stopsJobs = useFormValue<boolean>('stopJobs') ?? false;
  const inWaves = rollout === 'waves';
  if (!canLeadWaves()) return <p>{translate('waves.insecure')}</p>;
  return (
    <>
      <RadioField
        name="rollout"
        options={rolloutWays.map((value) => ({ value, label: translate(`waves.rollout.${value}`) }))}
      />
      {(inWaves || stopsJobs) && (
        <FieldGroup label={translate('waves.list')}>
          {inWaves && (
            <>
              <NumberField name="canary" help={translate('waves.canary.help')} optional />
              <NumberField name="share" help={translate('waves.share.help')} optional />
              <NumberField name="stopAfter" help={translate('waves.stopAfter.help')} optional />
            </>
          )}
          <DateTimeRangeField
            name="window"
            help={translate('waves.window.help')}
            presets={noPresets}
            optional
          />
          <div className="field--wide">
            <Banner tone={isLeading ? 'warning' : 'info'}>
              {translate(isLeading ? 'waves.underWay' : 'waves.led')}
            </Banner>
          </div>
        </FieldGroup>
      )}
    </>
  );
}

const noPresets = [] as const;

/** Most jobs that are named. */
const mostJobs = 8;

/**
 * The jobs that keep readers from an upgrade, and the offer to stop them before it and to start them again after it;
 * draws nothing without jobs.
 */
export function JobsInTheWay({ jobs }: { readonly jobs: readonly Job[] }) {
  const translate = useMessages();
  if (jobs.length === 0 || !canLeadWaves()) return null;
  const count = new Set(jobs.flatMap(({ readerNames }) => readerNames)).size;
  return (
    <div>
      <CheckboxField name="stopJobs" help={translate('waves.stopJobs.help', { count })} />
      <ul className="rollout">
        {jobs.slice(0, mostJobs).map(({ id, name, recipeName, readerNames, facilities }) => (
          <li key={id}>
            <Link to={paths.jobs.job(id)}>{name || recipeName}</Link>{' '}
            {translate('waves.jobInTheWay', {
              count: readerNames.length,
              facilities: formatList(facilities),
            })}
          </li>
        ))}
      </ul>
      {jobs.length > mostJobs && <p>{translate('waves.moreJobs', { count: jobs.length - mostJobs })}</p>}
    </div>
  );
}
