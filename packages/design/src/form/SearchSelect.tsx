import Select from 'antd/es/select';
import { ChevronDownIcon, ProgressIcon } from '../icons';
import { useMessages } from '../messages';
import { useDesign } from '../theme';
import { AntdProvider } from '../theme/AntdProvider';
import type { useFormField } from './field';
import type { SelectOption } from './SelectField';

interface SearchSelectProps {
  control: ReturnType<typeof useFormField>['control'];
  value: string | undefined;
  options: readonly SelectOption[];
  loading: boolean | undefined;
  placeholder: string | undefined;
  clearable: boolean | undefined;
  onChange: (value: string | undefined) => void;
}

/** More options than this are virtualised; fewer stay real elements that assistive technology can walk. */
const virtualFrom = 200;

/** The select of antd in the look of the console; loaded when the first form with a choice opens. */
export function SearchSelect(props: SearchSelectProps) {
  const { control, value, options, loading, placeholder, clearable, onChange } = props;
  const { container } = useDesign();
  const translate = useMessages();
  const { name: _, ...attributes } = control;
  return (
    <AntdProvider>
      <Select
        {...attributes}
        className="field__select"
        status={control['aria-invalid'] ? 'error' : undefined}
        value={value === '' ? undefined : value}
        options={options as SelectOption[]}
        loading={loading}
        placeholder={placeholder ?? translate('form.choose')}
        allowClear={clearable}
        showSearch={{ optionFilterProp: 'label' }}
        virtual={options.length > virtualFrom}
        notFoundContent={translate('form.noOptions')}
        suffixIcon={loading ? <ProgressIcon spinning size="1rem" /> : <ChevronDownIcon size="1rem" />}
        getPopupContainer={(trigger: HTMLElement) =>
          trigger.closest<HTMLElement>('dialog, main') ?? container ?? document.body
        }
        onChange={onChange}
      />
    </AntdProvider>
  );
}
