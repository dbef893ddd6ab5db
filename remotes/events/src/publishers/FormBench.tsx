import type { Broker } from '@console/api-client/brokers';
import { useFormValue } from '@console/design/form';
import { useStyles } from '@console/design/theme';
import { AddressPreview } from '../bench/AddressPreview';
import { BenchSections } from '../bench/BenchSections';
import benchCss from '../bench/bench.css';
import { draftOfValues, newPublisherValues, type PublisherValues } from './publisher.values';

/** The value of a field, for as long as it is there; what a new form has otherwise. */
function useValueOf<Field extends keyof PublisherValues>(field: Field): PublisherValues[Field] {
  return useFormValue<PublisherValues[Field]>(field) ?? newPublisherValues[field];
}

/** Preview of messages and addresses of the publisher as it stands in the form around it. */
export function FormBench({ brokers }: { readonly brokers: ReadonlyMap<string, Broker> }) {
  useStyles(benchCss);
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
    <div className="bench">
      <AddressPreview publisher={draft} brokerType={brokerType} />
      <BenchSections publisher={draft} />
    </div>
  );
}
