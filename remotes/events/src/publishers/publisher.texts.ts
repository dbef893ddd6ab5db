import type { Broker } from '@console/api-client/brokers';
import type { Publisher } from '@console/api-client/publishers';
import { formatList } from '@console/design/language';
import { type KeyEnd, type MessageKey, type Translate, translateKey } from '@console/design/messages';

/** The groups of a publisher in the order in which they are shown, with their fields. */
const fieldsOf = {
  amqp: ['deliveryMode', 'routingKey', 'routingKeyPrefix', 'routingKeySuffix', 'exchange', 'vhost'],
  mqtt: ['topic', 'topicPrefix', 'topicSuffix', 'qos'],
  webhook: [
    'messageTypePlacement',
    'path',
    'pathPrefix',
    'pathSuffix',
    'authenticationType',
    'requestTimeout',
  ],
  item: [
    'minimumMovement',
    'jobNamePrefixes',
    'fromZone',
    'toZone',
    'epcPrefix',
    'fromFacility',
    'toFacility',
    'zoneTransitionsOnly',
  ],
  health: ['readerName', 'type', 'code'],
  threshold: ['epcPrefix', 'thresholdNames', 'jobNamePrefixes', 'direction'],
} as const;

/** A group of options or a filter. */
export type PublisherGroup = keyof typeof fieldsOf;

/** The groups, in the order in which they are shown. */
export const publisherGroups = Object.keys(fieldsOf) as readonly PublisherGroup[];

/** Paths of the fields of the form. */
export const publisherFields = [
  'name',
  'brokerId',
  'messageTypes',
  ...publisherGroups.flatMap((group) => [group, ...fieldsOf[group].map((field) => `${group}.${field}`)]),
];

/** Fields whose values are codes of the service, with the key of their words. */
const codeFields: Readonly<Record<string, { readonly key: MessageKey; readonly value: string } | undefined>> =
  {
    messageTypes: { key: 'publishers.messageTypes.named', value: 'type' },
    deliveryMode: { key: 'publishers.amqp.deliveryMode.named', value: 'mode' },
    messageTypePlacement: { key: 'publishers.webhook.messageTypePlacement.named', value: 'placement' },
    type: { key: 'publishers.health.type.named', value: 'type' },
    code: { key: 'publishers.health.code.named', value: 'code' },
  };

/** A code of a field in words; one that has none as it comes. */
export function codeInWords(field: string, code: string, translate: Translate): string {
  const words = codeFields[field];
  return words ? translateKey(translate, words.key, { [words.value]: code }) : code;
}

/** One option or filter in words. */
interface PublisherFact {
  readonly label: string;
  readonly value: string;
  /** Code of the service. @defaultValue the value */
  readonly code?: string;
}

/**
 * Facts of a group of a publisher, without those that are not set; an unknown value is told as it came [PUBLISHER-12].
 */
export function groupFacts(
  { messageOptions, filters }: Pick<Publisher, 'messageOptions' | 'filters'>,
  group: PublisherGroup,
  translate: Translate,
): readonly PublisherFact[] {
  const values = new Map<string, unknown>(Object.entries({ ...messageOptions, ...filters }[group] ?? {}));
  return fieldsOf[group].flatMap((field) => {
    const value = values.get(field);
    if (value === undefined || value === false) return [];
    const label = translate(`publishers.${`${group}.${field}` as KeyEnd<'publishers'>}`);
    if (typeof value !== 'string') return [{ label, value: describeValue(field, value, translate) }];
    const words = codeInWords(field, value, translate);
    return [{ label, value: words, ...(words !== value && { code: value }) }];
  });
}

function describeValue(field: string, value: unknown, translate: Translate): string {
  if (value === true) return translate('publishers.yes');
  if (Array.isArray(value)) return formatList(value.map(String));
  if (field === 'minimumMovement' || field === 'requestTimeout')
    return translate(`publishers.value.${field}`, { value: Number(value) });
  return String(value);
}

/** Text of a value in the review of an edit: codes in words, a broker by its name; undefined as it is written. */
export function describeField(
  field: string,
  value: unknown,
  brokers: ReadonlyMap<string, Pick<Broker, 'name'>>,
  translate: Translate,
): string | undefined {
  const name = field.slice(field.lastIndexOf('.') + 1);
  if (Array.isArray(value) && value.length > 0)
    return formatList(value.map((each) => codeInWords(name, String(each), translate)));
  if (typeof value !== 'string' || value === '') return undefined;
  return field === 'brokerId' ? brokers.get(value)?.name : codeInWords(name, value, translate);
}
