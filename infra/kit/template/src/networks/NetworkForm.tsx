import { Form, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useMemo } from 'react';
import { networkErrors } from './network.rules';
import { useSaveNetwork } from './useSaveNetwork';

/** Options of {@link NetworkForm}. */
export interface NetworkFormProps {
  /** Name of the form. */
  readonly label: string;
  readonly onCancel: () => void;
}

const blank = { name: '', CIDRRange: '' };

/** Describes a network in which readers are looked for. */
export function NetworkForm({ label, onCancel }: NetworkFormProps) {
  const translate = useMessages();
  const { asyncValidators, save } = useSaveNetwork();
  const labels = useMemo(
    () => ({ name: translate('networks.name'), CIDRRange: translate('networks.range') }),
    [translate],
  );
  return (
    <Form
      label={label}
      initialValues={blank}
      labels={labels}
      validate={networkErrors}
      asyncValidators={asyncValidators}
      onSubmit={save}
      onCancel={onCancel}
    >
      <TextField name="name" autoFocus />
      <TextField name="CIDRRange" help={translate('networks.range.hint')} />
    </Form>
  );
}
