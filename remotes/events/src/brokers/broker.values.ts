import {
  type Broker,
  type BrokerDraft,
  brokerHost,
  brokerPorts,
  isTestable,
  linkLocalHost,
  longestCredential,
  needsCertificate,
  needsCredentials,
  ownHost,
} from '@console/api-client/brokers';
import { longestName } from '@console/api-client/patterns';
import { type Failure, type FormErrors, type NumberInput, rules, typedText } from '@console/design/form';

/** Values of the form. */
export interface BrokerValues {
  readonly name: string;
  readonly type: string;
  readonly host: string;
  readonly port?: NumberInput;
  readonly username: string;
  /** Blank in an edit: the stored one is kept [BROKER-08]. */
  readonly password: string;
  readonly secureConnection: boolean;
  /** PEM. */
  readonly serverCertificate: string;
  /** A new broker is kept only if the service can connect to it. */
  readonly onlyIfWorks: boolean;
}

/** A broker to save; a new one may have to work. */
export interface TestedBrokerDraft extends BrokerDraft {
  /** It is deleted again if the service cannot connect to it. @defaultValue false */
  readonly onlyIfWorks?: boolean;
}

/** Ports on which brokers of a type listen as a rule, in the open and with TLS. */
export const usualPorts: Readonly<Record<string, { readonly open: number; readonly secure: number }>> = {
  AMQP: { open: 5672, secure: 5671 },
  MQTT: { open: 1883, secure: 8883 },
  WEBHOOK: { open: 80, secure: 443 },
};

/** Initial values of the form of a new broker. */
export const newBrokerValues: BrokerValues = {
  name: '',
  type: '',
  host: '',
  port: undefined,
  username: '',
  password: '',
  secureConnection: false,
  serverCertificate: '',
  onlyIfWorks: false,
};

/** Initial values of the form of a stored broker. The password is not known here, and stays blank. */
export const valuesOfBroker = (broker: Broker): BrokerValues => ({
  name: broker.name,
  type: broker.type,
  host: broker.host ?? '',
  port: broker.port,
  username: broker.username ?? '',
  password: '',
  secureConnection: broker.secureConnection,
  serverCertificate: broker.serverCertificate ?? '',
  onlyIfWorks: false,
});

/** The broker that the form describes; the certificate is part of it only while the connection is secure [BROKER-12]. */
export const draftOfValues = (values: BrokerValues): TestedBrokerDraft => ({
  name: typedText(values.name),
  type: values.type,
  host: typedText(values.host),
  port: Number(values.port),
  username: typedText(values.username),
  // A password may begin or end with a space.
  password: values.password,
  secureConnection: values.secureConnection === true,
  serverCertificate: needsCertificate(values.secureConnection) ? typedText(values.serverCertificate) : '',
  ...(values.onlyIfWorks && isTestable(values.type) && { onlyIfWorks: true }),
});

/** The service itself as an IPv6 address, which hosts are not [BROKER-10]. */
const itself = /^\[?::1\]?$/;

const hostPatterns = {
  itself: new RegExp(ownHost),
  linkLocal: new RegExp(linkLocalHost),
  valid: new RegExp(brokerHost),
};

/** A host alone: no scheme, port or path. */
function hostFailure(value: string): Failure | undefined {
  if (hostPatterns.itself.test(value) || itself.test(value)) return { key: 'brokers.host.itself' };
  if (hostPatterns.linkLocal.test(value)) return { key: 'brokers.host.linkLocal' };
  if (/\/|^[^:]+:\d*$|\]:\d*$/.test(value)) return { key: 'brokers.host.address' };
  return hostPatterns.valid.test(value) ? undefined : { key: 'brokers.host.invalid' };
}

/** A key is secret, and no certificate: it must not leave this page. */
function certificateFailure(value: string): Failure | undefined {
  return /PRIVATE KEY-----/.test(value) ? { key: 'brokers.certificate.privateKey', atOnce: true } : undefined;
}

const credential = (isRequired: boolean) =>
  rules.all(...(isRequired ? [rules.required] : []), rules.maxLength(longestCredential));

/**
 * Failures of a broker [BROKER-09 to BROKER-12].
 * @param hasPassword whether a password is stored, which a blank field keeps
 */
export function brokerErrors(values: BrokerValues, hasPassword: boolean): FormErrors {
  const { type, secureConnection } = values;
  const signsIn = needsCredentials(type);
  const host = typedText(values.host);
  const certificate = typedText(values.serverCertificate);
  return {
    name: rules.all(rules.required, rules.maxLength(longestName))(values.name),
    type: rules.required(type),
    host: rules.required(host) ?? hostFailure(host),
    port: rules.all(
      rules.required,
      rules.number,
      rules.integer,
      rules.between(brokerPorts.min, brokerPorts.max),
    )(values.port),
    username: credential(signsIn)(values.username),
    password: credential(signsIn && !hasPassword)(values.password),
    serverCertificate: needsCertificate(secureConnection)
      ? (rules.required(certificate) ?? certificateFailure(certificate))
      : undefined,
  };
}
