import type { GalleryPage } from '../../gallery/galleryPage';
import {
  CheckboxField,
  FieldGroup,
  Form,
  NumberField,
  PasswordField,
  ReadOnlyField,
  RowsField,
  rules,
  SelectField,
  TextAreaField,
  TextField,
} from '.';

const types = ['XARRAY', 'XSPAN', 'SPEEDWAY', 'XPORTAL'].map((value) => ({ value, label: value }));

const initialValues = { name: 'dock-1', address: '', placement: { x: 1 }, zones: [{ id: 1, zone: 'Dock' }] };

const many = Array.from({ length: 60 }, (_, index) => `field-${index + 1}`);

/** Forms. */
export const form: GalleryPage = {
  name: 'Forms',
  stories: [
    {
      name: 'An edit, reviewed before it is saved',
      content: (
        <Form
          label="Reader definition"
          initialValues={initialValues}
          validate={({ name, address }) => ({
            name: rules.required(name),
            address: rules.required(address),
          })}
          edit={{ stored: async () => ({ ...initialValues, name: 'ramp-1', placement: { x: 7 } }) }}
          onSubmit={() => undefined}
          onCancel={() => undefined}
        >
          <ReadOnlyField label="Type of record" value="Reader definition" />
          <TextField name="name" label="Name" help="As on its label." />
          <TextField name="address" label="Address" />
          <PasswordField name="password" label="Password" optional />
          <SelectField name="type" label="Type" options={types} optional />
          <CheckboxField name="synced" label="Keep in sync" help="Every hour." />
          <FieldGroup label="Placement" name="placement">
            <NumberField name="placement.x" label="X" unit="m" />
            <NumberField name="placement.y" label="Y" unit="m" optional />
          </FieldGroup>
          <RowsField name="zones" label="Antenna zones" addLabel="Add zone" newRow={() => ({})}>
            {(path) => (
              <>
                <NumberField name={`${path}.id`} label="Antenna ID" />
                <TextField name={`${path}.zone`} label="Zone name" />
              </>
            )}
          </RowsField>
          <TextAreaField name="note" label="Note" optional />
        </Form>
      ),
    },
    {
      name: 'A form of 60 fields',
      content: (
        <Form
          label="Many fields"
          initialValues={{} as Record<string, string>}
          validate={(values) => Object.fromEntries(many.map((name) => [name, rules.required(values[name])]))}
          onSubmit={() => undefined}
        >
          <FieldGroup label="Fields">
            {many.map((name) => (
              <TextField key={name} name={name} label={name} />
            ))}
          </FieldGroup>
        </Form>
      ),
    },
  ],
};
