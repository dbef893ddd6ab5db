import { Form, type FormErrors, PasswordField, rules, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { addressProblem } from './socketAddress';

/** Where and as whom somebody listens. */
export interface ListenValues {
  readonly address: string;
  readonly username: string;
  readonly password: string;
}

interface ListenFormProps {
  readonly brokerType: 'MQTT' | 'AMQP';
  readonly initialValues: ListenValues;
  /** Addresses that are likely. */
  readonly suggestions: readonly string[];
  /** It is listened to already. */
  readonly active: boolean;
  readonly onListen: (values: ListenValues) => void;
}

/** Asks for address and account. The password stays in this form, and is gone with it. */
export function ListenForm({ brokerType, initialValues, suggestions, active, onListen }: ListenFormProps) {
  const translate = useMessages();
  return (
    <Form<ListenValues>
      label={translate('listen')}
      initialValues={initialValues}
      validate={listenErrors}
      submitLabel={translate('listen.start')}
      guard={false}
      {...(active && { blockedReason: translate('listen.active') })}
      onSubmit={(values) => onListen({ ...values, address: values.address.trim() })}
    >
      <TextField
        name="address"
        label={translate('listen.address')}
        help={translate(`listen.address.help.${brokerType}`)}
        suggestions={suggestions}
      />
      <TextField name="username" label={translate('listen.username')} optional />
      <PasswordField
        name="password"
        label={translate('listen.password')}
        help={translate('listen.password.help')}
        optional
      />
    </Form>
  );
}

function listenErrors({ address }: ListenValues): FormErrors {
  const blank = rules.required(address);
  if (blank) return { address: blank };
  const problem = addressProblem(address);
  return problem ? { address: { key: `listen.address.${problem}` } } : {};
}
