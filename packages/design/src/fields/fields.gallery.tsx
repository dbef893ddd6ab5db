import type { GalleryPage } from '../../gallery/galleryPage';
import { Form, rules } from '../form';
import {
  DateTimeField,
  DateTimeRangeField,
  DurationField,
  FileTextField,
  FreeMultiSelectField,
  OrderedListField,
} from '.';

const frequencies = ['865.7', '866.3', '866.9', '867.5'].map((value, index) => ({
  value,
  label: `${value} MHz (${index + 1})`,
}));

/** Fields that some forms need. */
export const fields: GalleryPage = {
  name: 'Fields',
  stories: [
    {
      name: 'All of them',
      content: (
        <Form
          label="Fields"
          initialValues={{
            duration: 'PT1H2M3S',
            tags: ['cold store', 'dock'],
            time: '2026-11-21T12:00:00.000Z',
            range: { from: '2026-11-20T12:00:00.000Z' },
            hopping: ['866.9', '865.7'],
            certificate: '',
          }}
          validate={({ duration }) => ({ duration: rules.duration(duration) })}
          onSubmit={() => undefined}
        >
          <DurationField name="duration" label="Duration" optional help="Blank runs without end." />
          <FreeMultiSelectField name="tags" label="Tags" help="Any texts." />
          <DateTimeField name="time" label="Time" />
          <DateTimeRangeField name="range" label="Range" optional />
          <OrderedListField
            name="hopping"
            label="Frequency hopping"
            chosenLabel="Selected frequencies"
            availableLabel="Available frequencies"
            empty="No frequencies selected"
            options={frequencies}
          />
          <FileTextField name="certificate" label="Server certificate" accept=".pem,.crt" />
        </Form>
      ),
    },
  ],
};
