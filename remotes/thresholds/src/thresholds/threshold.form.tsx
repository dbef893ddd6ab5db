import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import {
  type AntennaConfiguration,
  readerArrangements,
} from '@console/api-client/threshold-antenna-configurations';
import { type Threshold, thresholdQueries } from '@console/api-client/thresholds';
import { RadioField } from '@console/design/fields';
import {
  codeOptions,
  TextField,
  useFormValue,
  useReadFormValues,
  useSetFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { useLocation, useNavigate } from '@console/design/router';
import { FacilityField, FailedQueries, RecordForm, type RecordFormProps } from '@console/remote/records';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { arrangementIcon } from './Arrangement';
import { GatePreview } from './gate/GatePreview';
import { ReaderFields } from './ReaderFields';
import { thresholdKind } from './threshold.kind';
import { arrangementInWords, describeField } from './threshold.texts';
import {
  draftOfValues,
  newReaders,
  newThresholdValues,
  type ReaderValues,
  type ThresholdValues,
  thresholdErrors,
  valuesOfThreshold,
} from './threshold.values';
import { useAntennaConfigurations } from './useAntennaConfigurations';

const noConfigurations: readonly AntennaConfiguration[] = [];

/** Puts a threshold together from readers and their antenna configurations [THRESH-02 to THRESH-10]. */
export function ThresholdForm(props: RecordFormProps<Threshold>) {
  const { stored } = props;
  const translate = useMessages();
  const thresholds = useQuery(useResource(thresholdQueries).list());
  const readers = useQuery(useResource(readerDefinitionQueries).list());
  const { query, configurations } = useAntennaConfigurations();
  const cancel = useCancel(props);

  const definitions = readers.data?.rows;
  const others = useMemo(
    () => (thresholds.data?.rows ?? []).filter(({ id }) => id !== stored?.id),
    [thresholds.data, stored],
  );
  // The side of a reader is that of its antenna configuration.
  if (stored && query.isPending) return <Skeleton label={translate('page.loading')} lines={8} />;
  return (
    <RecordForm
      {...props}
      onCancel={cancel}
      kind={thresholdKind}
      newValues={newThresholdValues}
      valuesOf={(threshold) => valuesOfThreshold(threshold, configurations ?? noConfigurations)}
      draftOf={draftOfValues}
      validate={(values) => thresholdErrors(values, { readers: definitions, configurations })}
      describe={(field, value) => describeField(field, value, configurations, translate)}
      aside={<GatePreview configurations={configurations ?? noConfigurations} />}
    >
      <FailedQueries
        queries={[thresholds, readers, query]}
        text={translate('thresholds.form.choices.error')}
      />
      <TextField name="name" autoFocus />
      <FacilityField name="facility" />
      <ArrangementField stored={stored?.readerArrangement} />
      <ReaderFields definitions={definitions} configurations={configurations} others={others} />
    </RecordForm>
  );
}

/** Goes back to where the user came from; of a stored threshold the service is asked again [THRESH-20]. */
function useCancel({ stored, onCancel }: RecordFormProps<Threshold>): () => void {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { one } = useResource(thresholdQueries);
  const isFirstPage = useLocation().key === 'default';
  return () => {
    if (stored) void cache.invalidateQueries({ queryKey: one(String(stored.id)).queryKey });
    if (isFirstPage) onCancel();
    else void navigate(-1);
  };
}

/** Choice of the arrangement; the readers of each are remembered until the form is left [THRESH-05]. */
function ArrangementField({ stored }: { readonly stored: string | undefined }) {
  const translate = useMessages();
  const arrangement = useFormValue<string>('readerArrangement') ?? '';
  const read = useReadFormValues<ThresholdValues>();
  const set = useSetFormValue();
  const remembered = useRef(new Map<string, readonly ReaderValues[]>());
  // One that only a newer service knows can be kept.
  const offered = new Set<string>([...readerArrangements, ...(stored ? [stored] : [])]);
  return (
    <RadioField
      name="readerArrangement"
      options={codeOptions([...offered], (code) => arrangementInWords(code, translate)).map((option) => ({
        ...option,
        icon: arrangementIcon(option.value),
      }))}
      onChanged={(next) => {
        remembered.current.set(arrangement, read().readers);
        set('readers', remembered.current.get(next) ?? newReaders(next));
      }}
    />
  );
}
