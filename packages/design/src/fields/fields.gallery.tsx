import type { GalleryPage } from '../../gallery/galleryPage';
import { Form, rules } from '../form';
import {
  ColorField,
  DateTimeField,
  DateTimeRangeField,
  DurationField,
  FileField,
  FileTextField,
  FreeMultiSelectField,
  MultiSelectField,
  OrderedListField,
  RadioField,
  SegmentedField,
  SliderField,
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
            mode: 'merge',
            zones: ['dock'],
            hopping: ['866.9', '865.7'],
            certificate: '',
            power: 24,
            color: '#1A6B3A',
            orientation: 'up',
          }}
          validate={({ duration }) => ({ duration: rules.duration(duration) })}
          onSubmit={() => undefined}
        >
          <DurationField name="duration" label="Duration" optional help="Blank runs without end." />
          <FreeMultiSelectField name="tags" label="Tags" help="Any texts." />
          <RadioField
            name="mode"
            label="Import mode"
            options={[
              { value: 'merge', label: 'Merge' },
              { value: 'overwrite', label: 'Overwrite' },
            ]}
          />
          <MultiSelectField
            name="zones"
            label="Zones"
            options={[
              { value: 'ABSENT', label: 'ABSENT' },
              { value: 'dock', label: 'Dock', group: 'Zone map' },
              { value: 'gate', label: 'Gate', group: 'Readers' },
            ]}
          />
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
          <SliderField name="power" label="Transmit power" min={10} max={30} step={0.25} unit="dBm" />
          <ColorField name="color" label="Color of the zone" />
          <SegmentedField
            name="orientation"
            label="Orientation"
            options={[
              { value: 'up', label: 'Up' },
              { value: 'down', label: 'Down' },
            ]}
          />
          <FileField name="floor" label="Floor plan" accept="image/*" maxBytes={1024 ** 2} optional />
          <FileTextField name="certificate" label="Server certificate" accept=".pem,.crt" />
        </Form>
      ),
    },
    {
      name: 'Nothing chosen yet',
      content: (
        <Form label="Undecided" initialValues={{}} onSubmit={() => undefined}>
          <RadioField
            name="kept"
            label="Value to keep"
            options={[
              { value: 'mine', label: 'Yours' },
              { value: 'theirs', label: 'Theirs' },
            ]}
          />
        </Form>
      ),
    },
  ],
};
