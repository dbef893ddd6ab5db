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
      label={translate('listener.section')}
      initialValues={initialValues}
      validate={listenErrors}
      submitLabel={translate('listener.start')}
      guard={false}
      {...(active && { blockedReason: translate('listener.active') })}
      onSubmit={(values) => onListen({ ...values, address: values.address.trim() })}
    >
      <TextField
        name="address"
        label={translate('listener.address')}
        help={translate(`listener.address.help.${brokerType}`)}
        suggestions={suggestions}
      />
      <TextField name="username" label={translate('listener.username')} optional />
      <PasswordField
        name="password"
        label={translate('listener.password')}
        help={translate('listener.password.help')}
        optional
      />
    </Form>
  );
}

function listenErrors({ address }: ListenValues): FormErrors {
  const blank = rules.required(address);
  if (blank) return { address: blank };
  const problem = addressProblem(address);
  return problem ? { address: { key: `listener.address.${problem}` } } : {};
}
