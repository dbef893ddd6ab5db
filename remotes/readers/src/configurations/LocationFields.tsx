import { methods } from '@console/api-client/reader-configurations';
import { FieldGroup, SelectField, TextField, useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { choicesOf } from './choicesOf';

/** What only locating has; steps of an algorithm are for an own method only [CONFIG-09]. */
export function LocationFields() {
  const translate = useMessages();
  const method = useFormValue<string>('method');
  return (
    <FieldGroup label={translate('configurations.section.location')}>
      <TextField name="disabledAntennas" wide optional help={translate('configurations.antennas.help')} />
      <SelectField name="method" options={choicesOf(methods)} optional />
      {method === 'CUSTOM' && (
        <TextField
          name="algorithmControl"
          wide
          optional
          help={translate('configurations.algorithmControl.help')}
        />
      )}
    </FieldGroup>
  );
}
