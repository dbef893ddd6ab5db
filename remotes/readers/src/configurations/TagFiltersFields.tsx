import { filterOperations, memoryBanks } from '@console/api-client/reader-configurations';
import {
  CheckboxField,
  FieldGroup,
  NumberField,
  SelectField,
  TextField,
  useFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { choicesOf, memoryBankLabel } from './configuration.texts';

interface TagFiltersFieldsProps {
  /** Allows a second filter beside the first [CONFIG-19]. */
  readonly withSecond: boolean;
}

/** Which tags are looked at; all of them while the section is off [CONFIG-18]. */
export function TagFiltersFields({ withSecond }: TagFiltersFieldsProps) {
  const translate = useMessages();
  const filtering = useFormValue<boolean>('filtering');
  return (
    <FieldGroup
      label={translate('configurations.section.tagFiltering')}
      lead={<CheckboxField name="filtering" />}
    >
      {filtering && <TagFilterFields path="filters[0]" number={withSecond ? 1 : undefined} />}
      {filtering && withSecond && (
        <>
          <TagFilterFields path="filters[1]" number={2} />
          <SelectField
            name="filterOperation"
            options={choicesOf(filterOperations)}
            optional
            help={translate('configurations.filterOperation.help')}
          />
        </>
      )}
    </FieldGroup>
  );
}

interface TagFilterFieldsProps {
  readonly path: string;
  /** Which of two it is; the second one may be left blank: then there is none. */
  readonly number: 1 | 2 | undefined;
}

const upperCase = (text: string) => text.toUpperCase();

function TagFilterFields({ path, number }: TagFilterFieldsProps) {
  const translate = useMessages();
  const advanced = useFormValue<boolean>(`${path}.advanced`);
  const second = number === 2;
  const banks = memoryBanks.map((bank) => ({ value: String(bank), label: memoryBankLabel(bank, translate) }));
  return (
    <FieldGroup
      label={
        number
          ? translate('configurations.filter.group', { number })
          : translate('configurations.section.filter')
      }
    >
      <TextField
        name={`${path}.tagMask`}
        wide
        normalize={upperCase}
        optional={second}
        help={translate(second ? 'configurations.secondTagMask.help' : 'configurations.tagMask.help')}
      />
      <CheckboxField name={`${path}.advanced`} />
      {advanced && <SelectField name={`${path}.memoryBank`} options={banks} />}
      {advanced && <NumberField name={`${path}.pointer`} help={translate('configurations.pointer.help')} />}
    </FieldGroup>
  );
}
