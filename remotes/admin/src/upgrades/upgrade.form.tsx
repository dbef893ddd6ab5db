import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { readerHealthQueries } from '@console/api-client/reader-health';
import { type ImageType, imageTypes, softwareVersionQueries } from '@console/api-client/software-versions';
import { FieldGroup, NumberField, SelectField, useFormValue, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { CreateFormWork } from '@console/design/sections';
import { FailedQueries, RecordForm } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths';
import { ReadersField } from './ReadersField';
import { RolloutPlan } from './RolloutPlan';
import { upgradeKind } from './upgrade.kind';
import {
  draftOfValues,
  isDowngrade,
  newUpgradeValues,
  selectedReaders,
  type UpgradeStart,
  type UpgradeValues,
  upgradeChoices,
  upgradeErrors,
} from './upgrade.values';
import { useFollowUpgrade } from './useFollowUpgrade';

interface UpgradeFormProps {
  /** Initial values beside the usual. @defaultValue nothing is chosen */
  readonly start: UpgradeStart | undefined;
  readonly work: CreateFormWork;
}

/** Says which readers get which version, and starts it [UPGRADE-02 to UPGRADE-10]; what was started is followed. */
export function UpgradeForm({ start: initially, work }: UpgradeFormProps) {
  const translate = useMessages();
  const definitions = useQuery(useResource(readerDefinitionQueries).list());
  const health = useQuery(useResource(readerHealthQueries).list());
  const follow = useFollowUpgrade();
  const choicesOf = (values: UpgradeValues) =>
    upgradeChoices(definitions.data?.rows ?? [], health.data?.rows ?? [], values);
  const readersOf = (values: UpgradeValues) => selectedReaders(values.readers, choicesOf(values));
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
      kind={upgradeKind}
      newValues={{ ...newUpgradeValues, ...initially }}
      draftOf={(values) => draftOfValues(values, readersOf(values))}
      validate={(values) => upgradeErrors(values, readersOf(values))}
      submitLabel={translate('upgrades.submit')}
      saving={translate('upgrades.starting')}
      question={downgradeQuestion}
      links={({ answer }) =>
        answer ? [{ label: translate('upgrades.open'), to: paths.admin.upgrades.upgrade(answer.id) }] : []
      }
      afterSave={({ imageType, version }, id = '') => follow({ id, imageType, version })}
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
      <FailedQueries queries={[definitions, health]} text={translate('upgrades.readers.failed')} />
      <ReadersField definitions={definitions} health={health} />
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
