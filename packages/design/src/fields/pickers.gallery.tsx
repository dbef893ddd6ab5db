import type { GalleryPage } from '../../gallery/galleryPage';
import { FieldGroup, Form, SelectField, type SelectOption } from '../form';
import { MultiSelectField } from '.';

const facilities: SelectOption[] = [
  { value: 'oslo', label: 'Oslo' },
  { value: 'leipzig', label: 'Leipzig', blockedReason: 'A job runs there.' },
];
const readers: SelectOption[] = [
  { value: 'dock-1', label: 'dock-1', group: 'Oslo', detail: '10.20.0.11' },
  { value: 'gate-1', label: 'gate-1', group: 'Leipzig', detail: '10.20.1.11' },
  { value: 'dock-2', label: 'dock-2', group: 'Oslo', detail: '10.20.0.12' },
];
const zones: SelectOption[] = ['Dock', 'Hall', 'Yard'].map((label) => ({
  value: label,
  label,
  group: 'Oslo',
}));
const thresholds: SelectOption[] = ['Dock door', 'Exit'].map((label) => ({ value: label, label }));

/** Choices as the pickers of records show them: facility, reader, zone and threshold. */
export const pickers: GalleryPage = {
  name: 'Pickers',
  stories: [
    {
      name: 'One',
      content: (
        <Form
          label="One of each"
          initialValues={{ facility: 'oslo', reader: 'gate-1' }}
          onSubmit={() => undefined}
        >
          <FieldGroup label="Where">
            <SelectField name="facility" label="Facility" options={facilities} />
            <SelectField name="reader" label="Reader" options={readers} optional />
            <SelectField name="zone" label="Zone" options={zones} help="Where items are expected." />
            <SelectField name="threshold" label="Threshold" options={thresholds} />
          </FieldGroup>
        </Form>
      ),
    },
    {
      name: 'Several',
      content: (
        <Form
          label="Several of each"
          initialValues={{ facilities: ['oslo'], readers: ['dock-1', 'gate-1'], zones: ['Hall', 'Ramp 7'] }}
          onSubmit={() => undefined}
        >
          <MultiSelectField name="facilities" label="Facilities" options={facilities} />
          <MultiSelectField name="readers" label="Readers" options={readers} />
          <MultiSelectField name="zones" label="Zones" options={zones} free />
          <MultiSelectField name="thresholds" label="Thresholds" options={thresholds} optional />
        </Form>
      ),
    },
    {
      name: 'Still loading',
      content: (
        <Form label="Loading" initialValues={{ reader: 'dock-1' }} onSubmit={() => undefined}>
          <SelectField name="reader" label="Reader that is chosen" options={[]} loading />
          <SelectField name="facility" label="Facility that is not" options={[]} loading />
        </Form>
      ),
    },
  ],
};
