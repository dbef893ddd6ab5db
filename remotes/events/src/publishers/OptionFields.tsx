import {
  authenticationTypes,
  deliveryModes,
  isAffixUnused,
  messageTypePlacements,
  publisherDefaults,
  qualitiesOfService,
} from '@console/api-client/publishers';
import { Banner } from '@console/design/banner';
import {
  codeOptions,
  FieldGroup,
  NumberField,
  SelectField,
  TextField,
  useFormValue,
} from '@console/design/form';
import { type KeyEnd, useMessages } from '@console/design/messages';
import { codeInWords } from './publisher.texts';

const choicesOf = (values: readonly (string | number)[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));

const qualities = choicesOf(qualitiesOfService);
const authentications = choicesOf(authenticationTypes);

/** Fields of the delivery, by the type of the broker; none while no broker is chosen [PUBLISHER-05]. */
export function OptionFields({ brokerType }: { readonly brokerType: string | undefined }) {
  switch (brokerType) {
    case 'AMQP':
      return <AmqpFields />;
    case 'MQTT':
      return <MqttFields />;
    case 'WEBHOOK':
      return <WebhookFields />;
    default:
      return null;
  }
}

/** [PUBLISHER-06] */
function AmqpFields() {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('publishers.amqp')}>
      <SelectField
        name="amqp.deliveryMode"
        options={codeOptions(deliveryModes, (mode) => codeInWords('deliveryMode', mode, translate))}
        help={translate('publishers.amqp.deliveryMode.help')}
      />
      <TextField name="amqp.routingKey" help={translate('publishers.amqp.routingKey.help')} optional />
      <TextField name="amqp.routingKeyPrefix" help={translate('publishers.prefix.help')} optional />
      <TextField name="amqp.routingKeySuffix" help={translate('publishers.suffix.help')} optional />
      <TextField
        name="amqp.exchange"
        help={translate('publishers.amqp.exchange.help')}
        placeholder={publisherDefaults.exchange}
        optional
      />
      <TextField
        name="amqp.vhost"
        help={translate('publishers.amqp.vhost.help')}
        placeholder={publisherDefaults.vhost}
        optional
      />
      <UnusedAffix full="amqp.routingKey" prefix="amqp.routingKeyPrefix" suffix="amqp.routingKeySuffix" />
    </FieldGroup>
  );
}

/** [PUBLISHER-07] */
function MqttFields() {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('publishers.mqtt')}>
      <TextField name="mqtt.topic" help={translate('publishers.mqtt.topic.help')} optional />
      <TextField name="mqtt.topicPrefix" help={translate('publishers.prefix.help')} optional />
      <TextField name="mqtt.topicSuffix" help={translate('publishers.suffix.help')} optional />
      <SelectField name="mqtt.qos" options={qualities} help={translate('publishers.mqtt.qos.help')} />
      <UnusedAffix full="mqtt.topic" prefix="mqtt.topicPrefix" suffix="mqtt.topicSuffix" />
    </FieldGroup>
  );
}

/** [PUBLISHER-08] */
function WebhookFields() {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('publishers.webhook')}>
      <SelectField
        name="webhook.messageTypePlacement"
        options={codeOptions(messageTypePlacements, (placement) =>
          codeInWords('messageTypePlacement', placement, translate),
        )}
        help={translate('publishers.webhook.messageTypePlacement.help')}
      />
      <TextField name="webhook.path" help={translate('publishers.webhook.path.help')} optional />
      <TextField name="webhook.pathPrefix" help={translate('publishers.prefix.help')} optional />
      <TextField name="webhook.pathSuffix" help={translate('publishers.suffix.help')} optional />
      <SelectField
        name="webhook.authenticationType"
        options={authentications}
        help={translate('publishers.webhook.authenticationType.help')}
        optional
      />
      <NumberField
        name="webhook.requestTimeout"
        help={translate('publishers.webhook.requestTimeout.help')}
        unit={translate('publishers.unit.milliseconds')}
        placeholder={String(publisherDefaults.requestTimeout)}
        optional
      />
      <UnusedAffix full="webhook.path" prefix="webhook.pathPrefix" suffix="webhook.pathSuffix" />
    </FieldGroup>
  );
}

interface UnusedAffixProps {
  readonly full: KeyEnd<'publishers'>;
  readonly prefix: string;
  readonly suffix: string;
}

/** Says that a prefix or suffix goes unused beside a full address; it can be saved all the same [PUBLISHER-17]. */
function UnusedAffix({ full, prefix, suffix }: UnusedAffixProps) {
  const translate = useMessages();
  const values = [useFormValue<string>(full), useFormValue<string>(prefix), useFormValue<string>(suffix)];
  const [whole, before, after] = values.map((value) => value?.trim());
  if (!isAffixUnused(whole, before, after)) return null;
  return (
    <div className="field field--wide">
      <Banner tone="warning">
        {translate('publishers.affixUnused', { label: translate(`publishers.${full}`) })}
      </Banner>
    </div>
  );
}
