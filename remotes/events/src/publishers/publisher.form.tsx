import type { Broker } from '@console/api-client/brokers';
import { messageTypes, type Publisher } from '@console/api-client/publishers';
import { MultiSelectField } from '@console/design/fields';
import { codeOptions, SelectField, TextField, useFormValue } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { FailedQueries, RecordForm, type RecordFormProps } from '@console/remote/records';
import { useMemo } from 'react';
import { FormSamples } from './FormSamples';
import { OptionFields } from './OptionFields';
import { PublisherFilterFields } from './PublisherFilterFields';
import { publisherKind } from './publisher.kind';
import { codeInWords, describeField, publisherFields } from './publisher.texts';
import { draftOfValues, newPublisherValues, publisherErrors, valuesOfPublisher } from './publisher.values';
import { useBrokersOfForm } from './useBrokers';

/**
 * Describes what is sent to which broker, and how; beside it what that means [PUBLISHER-05 to PUBLISHER-11]. A new one
 * may have its broker in the address.
 */
export function PublisherForm(props: RecordFormProps<Publisher>) {
  const translate = useMessages();
  const { query, rows, seen, typeOf, isGone } = useBrokersOfForm();
  const options = useMemo(() => rows?.map(optionOf) ?? [], [rows]);
  const [params] = useSearchParams();
  const broker = params.get('broker') ?? undefined;
  const name = seen.get(broker ?? '')?.name ?? newPublisherValues.name;
  const newValues = useMemo(() => ({ ...newPublisherValues, name, brokerId: broker }), [name, broker]);
  // A new one has the name of its broker at first.
  if (broker !== undefined && query.isPending)
    return <Skeleton label={translate('page.loading')} lines={12} />;
  return (
    <RecordForm
      {...props}
      kind={publisherKind}
      newValues={newValues}
      valuesOf={valuesOfPublisher}
      draftOf={(values) => draftOfValues(values, typeOf(values.brokerId))}
      validate={(values) =>
        publisherErrors(values, { type: typeOf(values.brokerId), isGone: isGone(values.brokerId) })
      }
      fields={publisherFields}
      describe={(field, value) => describeField(field, value, seen, translate)}
      aside={<FormSamples brokers={seen} />}
    >
      <FailedQueries queries={[query]} text={translate('publishers.brokers.error')} />
      <TextField name="name" autoFocus={!props.stored} />
      <SelectField name="brokerId" options={options} loading={query.isPending} />
      <MultiSelectField
        name="messageTypes"
        options={codeOptions(messageTypes, (type) => codeInWords('messageTypes', type, translate))}
      />
      <OptionsOfBroker typeOf={typeOf} />
      <PublisherFilterFields />
    </RecordForm>
  );
}

/** A broker in the choice: its name, and what tells it from others. */
const optionOf = ({ id, name, type, host }: Broker) => ({
  value: id,
  label: name,
  detail: formatList([type, ...(host === undefined ? [] : [host])]),
});

function OptionsOfBroker({ typeOf }: { readonly typeOf: (id: string | undefined) => string | undefined }) {
  return <OptionFields brokerType={typeOf(useFormValue<string>('brokerId'))} />;
}
