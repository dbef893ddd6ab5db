import { type DataType, destinations, epcFormats } from '@console/api-client/items';
import { DateTimeField, RadioField } from '@console/design/fields';
import {
  CheckboxField,
  FieldGroup,
  NumberField,
  SelectField,
  TextField,
  useFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useTimeZone } from '@console/design/zone';
import { FacilityField, ThresholdField, ZoneField } from '@console/remote/records';
import { JobsField } from './JobsField';
import { timeLimits } from './timeLimits';

const formatOptions = epcFormats.map((value) => ({ value, label: value }));

/** The filters of a type of data [DATA-01]. */
export function DataFilterFields({ type }: { readonly type: DataType | undefined }) {
  if (type === undefined) return null;
  if (type === 'transitions') return <TransitionFields />;
  return (
    <>
      <ItemFields />
      {type === 'history' && <MovementFields />}
    </>
  );
}

/** Filters common to items and history [DATA-02]. */
function ItemFields() {
  const translate = useMessages();
  return (
    <>
      <FieldGroup label={translate('data.what')}>
        <TextField
          name="epcPrefix"
          label={translate('data.epcPrefix')}
          help={translate('data.epcPrefix.help')}
          optional
        />
        <SelectField
          name="epcFormat"
          label={translate('data.epcFormat')}
          help={translate('data.epcFormat.help')}
          options={formatOptions}
          optional
        />
        <JobsField />
      </FieldGroup>
      <FieldGroup label={translate('data.where')}>
        <FacilityField name="facility" label={translate('data.facility')} optional />
        <ZoneField
          name="zoneNames"
          label={translate('data.zones')}
          facility={useFormValue<string>('facility') || undefined}
          from="everything"
          multiple
          optional
        />
      </FieldGroup>
      <TimeFields />
    </>
  );
}

/** From when to when, each limited by the other [DATA-11]. */
function TimeFields() {
  const translate = useMessages();
  const zone = useTimeZone();
  const fromTime = useFormValue<string>('fromTime') || undefined;
  const toTime = useFormValue<string>('toTime') || undefined;
  const { from, to } = timeLimits({ fromTime, toTime }, Date.now(), zone);
  return (
    <FieldGroup label={translate('data.when')}>
      <DateTimeField name="fromTime" label={translate('data.fromTime')} max={from.max} keepsTyped optional />
      <DateTimeField
        name="toTime"
        label={translate('data.toTime')}
        min={to.min}
        max={to.max}
        keepsTyped
        optional
      />
    </FieldGroup>
  );
}

/** Filters of history alone [DATA-03]. */
function MovementFields() {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('data.movement')}>
      <FacilityField name="fromFacility" label={translate('data.fromFacility')} optional />
      <ZoneField
        name="fromZone"
        label={translate('data.fromZone')}
        facility={useFormValue<string>('fromFacility') || undefined}
        from="everything"
        grouped
        optional
      />
      <FacilityField name="toFacility" label={translate('data.toFacility')} optional />
      <ZoneField
        name="toZone"
        label={translate('data.toZone')}
        facility={useFormValue<string>('toFacility') || undefined}
        from="everything"
        grouped
        optional
      />
      <NumberField
        name="minDistanceMoved"
        label={translate('data.minDistanceMoved')}
        help={translate('data.minDistanceMoved.help')}
        unit="m"
        optional
      />
      <CheckboxField name="zoneTransitionsOnly" label={translate('data.zoneTransitionsOnly')} />
    </FieldGroup>
  );
}

/** Filters of transitions [DATA-04]. */
function TransitionFields() {
  const translate = useMessages();
  return (
    <FieldGroup label={translate('data.where')}>
      <FacilityField name="facility" label={translate('data.facility')} optional />
      <ThresholdField
        name="thresholdName"
        label={translate('data.threshold')}
        by="name"
        facility={useFormValue<string>('facility') || undefined}
        optional
      />
      <RadioField
        name="destination"
        label={translate('data.destination')}
        help={translate('data.destination.help')}
        options={[
          { value: '', label: translate('data.destination.both') },
          ...destinations.map((value) => ({ value, label: value })),
        ]}
        clearable
      />
    </FieldGroup>
  );
}
