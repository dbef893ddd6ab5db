import type { Broker } from '@console/api-client/brokers';
import { useFormValue } from '@console/design/form';
import { useStyles } from '@console/design/theme';
import { AddressPreview } from '../samples/AddressPreview';
import { SampleSections } from '../samples/SampleSections';
import samplesCss from '../samples/samples.css';
import { draftOfValues, newPublisherValues, type PublisherValues } from './publisher.values';

/** The value of a field, for as long as it is there; what a new form has otherwise. */
function useValueOf<Field extends keyof PublisherValues>(field: Field): PublisherValues[Field] {
  return useFormValue<PublisherValues[Field]>(field) ?? newPublisherValues[field];
}

/** Preview of messages and addresses of the publisher as it stands in the form around it. */
export function FormSamples({ brokers }: { readonly brokers: ReadonlyMap<string, Broker> }) {
  useStyles(samplesCss);
  const brokerType = brokers.get(useValueOf('brokerId') ?? '')?.type;
  const draft = draftOfValues(
    {
      ...newPublisherValues,
      messageTypes: useValueOf('messageTypes'),
      amqp: useValueOf('amqp'),
      mqtt: useValueOf('mqtt'),
      webhook: useValueOf('webhook'),
      item: useValueOf('item'),
    },
    brokerType,
  );
  return (
    <div className="samples">
      <AddressPreview publisher={draft} brokerType={brokerType} />
      <SampleSections publisher={draft} />
    </div>
  );
}
