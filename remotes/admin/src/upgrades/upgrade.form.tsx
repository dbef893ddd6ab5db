import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { type ImageType, imageTypes, softwareVersionQueries } from '@console/api-client/software-versions';
import { FieldGroup, NumberField, SelectField, useFormValue, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { CreateFormWork } from '@console/design/sections';
import { FailedQueries, RecordForm } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../paths';
import { ReadersField } from './ReadersField';
import { RolloutPlan } from './RolloutPlan';
import { startedUpgradeKind } from './upgrade.kind';
import {
  draftOfValues,
  isDowngrade,
  jobsInTheWay,
  newUpgradeValues,
  selectedReaders,
  type UpgradeStart,
  type UpgradeValues,
  upgradeChoices,
  upgradeErrors,
} from './upgrade.values';
import { useFollowUpgrade } from './useFollowUpgrade';
import { useWaves } from './waves/useWaves';
import { WaveFields } from './waves/WaveFields';

interface UpgradeFormProps {
  /** Initial values beside the usual. @defaultValue nothing is chosen */
  readonly start: UpgradeStart | undefined;
  readonly work: CreateFormWork;
  /** Told when an upgrade in waves has begun. */
  readonly onWaves: () => void;
}

/** Says which readers get which version, and starts it [UPGRADE-02 to UPGRADE-10]; what was started is followed. */
export function UpgradeForm({ start: initially, work, onWaves }: UpgradeFormProps) {
  const translate = useMessages();
  const definitions = useQuery(useResource(readerDefinitionQueries).list());
  const health = useQuery(useResource(readerHealthQueries).list());
  const jobs = useQuery(useResource(jobQueries).list());
  const inTheWay = useMemo(() => jobsInTheWay(jobs.data?.rows ?? []), [jobs.data]);
  const follow = useFollowUpgrade();
  const { run, begin } = useWaves();
  const isLeading = run !== undefined && !run.ended;
  const kind = useMemo(
    () =>
      startedUpgradeKind(async (plan) => {
        await begin(plan);
        onWaves();
      }),
    [begin, onWaves],
  );
  const choicesOf = (values: Pick<UpgradeValues, 'imageType' | 'version' | 'stopJobs'>) =>
    upgradeChoices(
      definitions.data?.rows ?? [],
      health.data?.rows ?? [],
      values,
      values.stopJobs ? inTheWay : [],
    );
  const readersOf = (values: Pick<UpgradeValues, 'imageType' | 'version' | 'stopJobs' | 'readers'>) =>
    selectedReaders(values.readers, choicesOf(values));
  const downgradeQuestion = (values: UpgradeValues) => {
    const chosen = new Set(readersOf(values));
    const older = choicesOf(values).filter(
      (choice) => chosen.has(choice.name) && isDowngrade(choice, values.version),
    );
    if (older.length === 0) return undefined;
    const text = { count: older.length, version: values.version ?? '' };
    return {
      title: translate('upgrades.downgrade.title', text),
      confirmLabel: translate('upgrades.downgrade.submit'),
      tone: 'danger' as const,
      children: <p>{translate('upgrades.downgrade.text', text)}</p>,
    };
  };
  return (
    <RecordForm
      label={translate('upgrades.start')}
      kind={kind}
      newValues={{ ...newUpgradeValues, ...initially }}
      draftOf={(values) => draftOfValues(values, readersOf(values), inTheWay)}
      validate={(values) => upgradeErrors(values, readersOf(values), isLeading)}
      submitLabel={translate('upgrades.submit')}
      saving={translate('upgrades.starting')}
      question={downgradeQuestion}
      links={({ answer }) =>
        answer?.id ? [{ label: translate('upgrades.open'), to: paths.admin.upgrades.upgrade(answer.id) }] : []
      }
      afterSave={({ imageType, version }, id) => id && follow({ id, imageType, version })}
      onSaved={work.onCreated}
      onCancel={work.onCancel}
      wide
    >
      <FieldGroup label={translate('upgrades.software')}>
        <SoftwareFields />
        <NumberField
          name="maxParallelReaders"
          help={translate('upgrades.maxParallelReaders.help')}
          optional
        />
      </FieldGroup>
      <FailedQueries queries={[definitions, health, jobs]} text={translate('upgrades.readers.failed')} />
      <ReadersField definitions={definitions} health={health} jobs={inTheWay} />
      <WaveFields isLeading={isLeading} />
      <RolloutPlan readersOf={readersOf} />
    </RecordForm>
  );
}

/**
 * Fields of the software to install; another image type has other versions, so none is chosen then [UPGRADE-02,
 * UPGRADE-03].
 */
function SoftwareFields() {
  const translate = useMessages();
  const change = useSetFormValue();
  const imageType = useFormValue<ImageType>('imageType') ?? newUpgradeValues.imageType;
  const versions = useQuery(useResource(softwareVersionQueries).ofType(imageType));
  return (
    <>
      <SelectField
        name="imageType"
        options={imageTypes.map((type) => ({ value: type, label: translate(`upgrades.imageType.${type}`) }))}
        onChanged={() => change('version', newUpgradeValues.version)}
      />
      <SelectField
        name="version"
        placeholder={translate('upgrades.version.choose')}
        options={(versions.data?.rows ?? []).map(({ version, description }) => ({
          value: version,
          label: description === undefined ? version : `${version} (${description})`,
        }))}
        loading={versions.isPending}
      />
      <FailedQueries queries={[versions]} text={translate('upgrades.versions.failed')} />
    </>
  );
}
