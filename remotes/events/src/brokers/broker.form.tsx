import { type Broker, brokerTypes, isTestable, needsCredentials } from '@console/api-client/brokers';
import { Banner } from '@console/design/banner';
import { LinkButton } from '@console/design/button';
import { FileTextField } from '@console/design/fields';
import {
  CheckboxField,
  FieldGroup,
  NumberField,
  PasswordField,
  SelectField,
  TextField,
  useFormValue,
  useReadFormValues,
  useSetFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { RecordForm, type RecordFormProps } from '@console/remote/records';
import { type ClipboardEvent, useEffect, useState } from 'react';
import { paths } from '../paths';
import { brokerKind } from './broker.kind';
import { brokerErrors, draftOfValues, newBrokerValues, usualPorts, valuesOfBroker } from './broker.values';
import { readPastedAddress } from './pastedAddress';

const CertificateNotice = lazyNamed(() => import('./CertificateNotice'), 'CertificateNotice', {
  waiting: null,
});

const types = brokerTypes.map((type) => ({ value: type, label: type }));

/** Describes a broker [BROKER-08]; an internal one is the service's own business [BROKER-02]. */
export function BrokerForm(props: RecordFormProps<Broker>) {
  return props.stored?.internal ? <InternalBroker broker={props.stored} /> : <BrokerFields {...props} />;
}

function InternalBroker({ broker: { id, name } }: { readonly broker: Broker }) {
  const translate = useMessages();
  return (
    <Banner
      tone="info"
      title={translate('brokers.internal.title', { name })}
      action={
        <LinkButton to={paths.brokers.broker(id)}>{translate('brokers.internal.back', { name })}</LinkButton>
      }
    >
      {translate('brokers.internal.text')}
    </Banner>
  );
}

function BrokerFields(props: RecordFormProps<Broker>) {
  const hasPassword = props.stored?.hasPassword ?? false;
  return (
    <RecordForm
      {...props}
      kind={brokerKind}
      newValues={newBrokerValues}
      valuesOf={valuesOfBroker}
      draftOf={draftOfValues}
      validate={(values) => brokerErrors(values, hasPassword)}
    >
      <TextField name="name" autoFocus={!props.stored} />
      <SelectField name="type" options={types} />
      <AddressFields />
      <CredentialFields hasPassword={hasPassword} />
      <SecurityFields />
      {!props.stored && <TestField />}
    </RecordForm>
  );
}

/** A new broker is kept only if it can be reached; not offered for types that the service cannot test. */
function TestField() {
  const translate = useMessages();
  const type = useFormValue<string>('type') ?? '';
  return (
    isTestable(type) && <CheckboxField name="onlyIfWorks" help={translate('brokers.onlyIfWorks.help')} />
  );
}

/**
 * Where the broker listens; the usual ports are told, none is presumed. A whole address that is pasted as the host is
 * split into all fields that it has something for.
 */
function AddressFields() {
  const translate = useMessages();
  const change = useSetFormValue();
  const read = useReadFormValues<{ readonly name?: string }>();
  const [isSplit, setSplit] = useState(false);
  const split = (event: ClipboardEvent) => {
    const address = readPastedAddress(event.clipboardData.getData('text'));
    setSplit(address !== undefined);
    if (!address) return;
    event.preventDefault();
    for (const [field, value] of Object.entries(address)) change(field, value);
    // A broker is known by its host until somebody types a name.
    if (!read().name) change('name', address.host);
  };
  const type = useFormValue<string>('type') ?? '';
  const secure = useFormValue<boolean>('secureConnection') ?? false;
  const port = usualPorts[type]?.[secure ? 'secure' : 'open'];
  return (
    <FieldGroup label={translate('brokers.address')}>
      <div onPaste={split}>
        <TextField name="host" help={translate('brokers.host.help')} />
        <div role="status">{isSplit && translate('brokers.host.pasted')}</div>
      </div>
      <NumberField
        name="port"
        help={port === undefined ? undefined : translate('brokers.port.usual', { type, port: String(port) })}
      />
    </FieldGroup>
  );
}

/** Who the service is to the broker [BROKER-11]. */
function CredentialFields({ hasPassword }: { readonly hasPassword: boolean }) {
  const translate = useMessages();
  const optional = !needsCredentials(useFormValue<string>('type') ?? '');
  return (
    <FieldGroup label={translate('brokers.credentials')}>
      <TextField name="username" optional={optional} />
      <PasswordField
        name="password"
        autoComplete="new-password"
        optional={optional || hasPassword}
        help={hasPassword ? translate('brokers.password.unchanged') : undefined}
      />
    </FieldGroup>
  );
}

/** TLS, and the certificate it takes [BROKER-12]. */
function SecurityFields() {
  const translate = useMessages();
  const change = useSetFormValue();
  const secure = useFormValue<boolean>('secureConnection') ?? false;
  const certificate = useFormValue<string>('serverCertificate') ?? '';
  const host = useFormValue<string>('host') ?? '';
  useEffect(() => {
    if (!secure && certificate !== '') change('serverCertificate', '');
  }, [secure, certificate, change]);
  return (
    <>
      <CheckboxField name="secureConnection" help={translate('brokers.secureConnection.help')} />
      {secure && (
        <FileTextField
          name="serverCertificate"
          accept=".pem,.crt,.cer"
          help={translate('brokers.serverCertificate.help')}
          wide
        />
      )}
      {secure && certificate.trim() !== '' && <CertificateNotice text={certificate} host={host} />}
    </>
  );
}
