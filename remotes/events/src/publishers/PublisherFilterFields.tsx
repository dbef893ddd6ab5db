import { directions, eventCodes, eventTypes } from '@console/api-client/publishers';
import { FreeMultiSelectField } from '@console/design/fields';
import {
  CheckboxField,
  codeOptions,
  FieldGroup,
  NumberField,
  SelectField,
  TextField,
  useFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { FacilityField, ReaderField, ThresholdField, ZoneField } from '@console/remote/records';
import { codeInWords } from './publisher.texts';

const sides = directions.map((value) => ({ value, label: value }));

const upperCase = (text: string) => text.toUpperCase();

/** Which messages are sent, for each type that is chosen [PUBLISHER-05]. */
export function PublisherFilterFields() {
  const chosen = useFormValue<readonly string[]>('messageTypes') ?? [];
  return (
    <>
      {chosen.includes('ITEM') && <ItemFields />}
      {chosen.includes('HEALTH') && <HealthFields />}
      {chosen.includes('THRESHOLD') && <ThresholdFields />}
    </>
  );
}

/** [PUBLISHER-09] */
function ItemFields() {
  const translate = useMessages();
  const fromFacility = useFormValue<string>('item.fromFacility');
  const toFacility = useFormValue<string>('item.toFacility');
  return (
    <FieldGroup label={translate('publishers.item')}>
      <TextField
        name="item.epcPrefix"
        help={translate('publishers.epcPrefix.help')}
        normalize={upperCase}
        optional
      />
      <NumberField
        name="item.minimumMovement"
        unit={translate('publishers.unit.metres')}
        help={translate('publishers.item.minimumMovement.help')}
        optional
      />
      <FacilityField name="item.fromFacility" optional />
      <FacilityField name="item.toFacility" optional />
      <ZoneField name="item.fromZone" facility={fromFacility} optional />
      <ZoneField name="item.toZone" facility={toFacility} optional />
      <FreeMultiSelectField
        name="item.jobNamePrefixes"
        help={translate('publishers.jobNamePrefixes.help')}
        optional
      />
      <CheckboxField
        name="item.zoneTransitionsOnly"
        help={translate('publishers.item.zoneTransitionsOnly.help')}
      />
    </FieldGroup>
  );
}

/** [PUBLISHER-10] */
function HealthFields() {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('publishers.health')}>
      <ReaderField name="health.readerName" optional />
      <SelectField
        name="health.type"
        options={codeOptions(eventTypes, (type) => codeInWords('type', type, translate))}
        optional
      />
      <SelectField
        name="health.code"
        options={codeOptions(eventCodes, (code) => codeInWords('code', code, translate))}
        help={translate('publishers.health.code.help')}
        free
        optional
      />
    </FieldGroup>
  );
}

/** [PUBLISHER-11] */
function ThresholdFields() {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('publishers.threshold')}>
      <TextField
        name="threshold.epcPrefix"
        help={translate('publishers.epcPrefix.help')}
        normalize={upperCase}
        optional
      />
      <SelectField
        name="threshold.direction"
        options={sides}
        help={translate('publishers.threshold.direction.help')}
        optional
      />
      <ThresholdField name="threshold.thresholdNames" by="name" multiple optional />
      <FreeMultiSelectField
        name="threshold.jobNamePrefixes"
        help={translate('publishers.jobNamePrefixes.help')}
        optional
      />
    </FieldGroup>
  );
}
