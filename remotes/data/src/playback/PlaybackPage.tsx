import { Banner } from '@console/design/banner';
import { DateTimeField } from '@console/design/fields';
import { FieldGroup, Form, TextField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed, skeletonOf } from '@console/design/progress';
import { useAddressQuery } from '@console/design/query';
import { FacilityField, ZoneField } from '@console/remote/records';
import { useState } from 'react';
import { type PlaybackFilters, playbackErrors, playbackFields, playbackOfLastHour } from './filters';

const Playback = lazyNamed(() => import('./Playback'), 'Playback', {
  waiting: skeletonOf('page.loading', 15),
});

const validate = (filters: PlaybackFilters) => playbackErrors(filters, Date.now());

/** Playback of the history of an item, a zone or a facility on its plan. The address carries all of it. */
export function PlaybackPage() {
  const translate = useMessages();
  const [initialValues] = useState(() => playbackOfLastHour(Date.now()));
  const [fields] = useState(() => playbackFields(initialValues.fromTime));
  const query = useAddressQuery<PlaybackFilters>({ fields, initialValues, validate });
  const [asked, setAsked] = useState(0);
  return (
    <Page section={translate('data.playback')}>
      {query.refused && <Banner tone="warning">{translate('data.refused')}</Banner>}
      <Form
        key={query.formKey}
        label={translate('data.playback.form')}
        initialValues={query.formValues}
        validate={validate}
        submitOnlyValid={query.refused}
        submitLabel={translate('data.playback.load')}
        onSubmit={(values) => {
          query.ask(values);
          setAsked((before) => before + 1);
        }}
        guard={false}
        wide
      >
        <FieldGroup label={translate('data.playback.what')}>
          <FacilityField name="facility" label={translate('data.facility')} optional />
          <ZoneOfFacility />
          <TextField
            name="epcPrefix"
            label={translate('data.epcPrefix')}
            help={translate('data.playback.epcPrefix.help')}
            optional
          />
        </FieldGroup>
        <FieldGroup label={translate('data.when')}>
          <DateTimeField name="fromTime" label={translate('data.fromTime')} max="now" keepsTyped />
          <DateTimeField
            name="toTime"
            label={translate('data.toTime')}
            help={translate('data.playback.toTime.help')}
            optional
          />
        </FieldGroup>
      </Form>
      {query.asked && <Playback key={`${asked} ${JSON.stringify(query.asked)}`} asked={query.asked} />}
    </Page>
  );
}

/** The zones of the facility that is chosen. */
function ZoneOfFacility() {
  const translate = useMessages();
  return (
    <ZoneField
      name="zone"
      label={translate('data.column.zone')}
      facility={useFormValue<string>('facility') || undefined}
      from="everything"
      grouped
      optional
    />
  );
}
