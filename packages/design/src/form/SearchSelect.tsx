import Select from 'antd/es/select';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ControlArea } from '../button';
import { ChevronDownIcon, CloseIcon, ProgressIcon } from '../icons';
import { formatList } from '../language';
import { useMessages } from '../messages';
import { AntdProvider } from '../theme/AntdProvider';
import { movesInGrid } from './gridKeys';
import { groupOptions, type SelectOption } from './groupOptions';

/** Attributes that a field hands to the control of a choice. */
interface ChoiceControl {
  id: string;
  name?: string;
  tabIndex?: number | undefined;
  'aria-label'?: string;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  onFocus: () => void;
  onBlur: () => void;
}

/** Options, value and state common to one choice and several. */
export interface SearchProps<Value> {
  control: ChoiceControl;
  value: Value;
  options: readonly SelectOption[];
  loading: boolean | undefined;
  placeholder: string | undefined;
  clearable: boolean | undefined;
  /** It stands in a grid, where arrow keys move while the list is closed. @defaultValue false */
  inGrid?: boolean;
  onChange: (value: Value) => void;
}

/** More options than this are virtualised; fewer stay real elements that assistive technology can walk. */
const virtualFrom = 200;

/** An option with a name of its own where its label is not all of it. */
function named(option: SelectOption) {
  const { label, detail, code, blockedReason } = option;
  const titled = code === undefined ? option : { ...option, title: code };
  if (detail === undefined && blockedReason === undefined) return titled;
  return {
    ...titled,
    disabled: blockedReason !== undefined,
    'aria-label': formatList([label, detail, blockedReason].filter((text) => text !== undefined)),
  };
}

function drawOption({ label, data }: { label?: ReactNode; data: object }) {
  const { detail, blockedReason } = data as Partial<SelectOption>;
  if (detail === undefined && blockedReason === undefined) return label;
  return (
    <span className="option">
      <span>{label}</span>
      {detail !== undefined && <span className="option__detail">{detail}</span>}
      {blockedReason !== undefined && <span className="option__detail">{blockedReason}</span>}
    </span>
  );
}

/** Settings of antd's select, for one choice and for several. */
function useSelectOptions<Value>(props: SearchProps<Value>) {
  const { control, options, loading, placeholder, clearable } = props;
  const translate = useMessages();
  const { name: _, ...attributes } = control;
  return {
    ...attributes,
    className: 'field__select',
    status: control['aria-invalid'] ? ('error' as const) : undefined,
    options: groupOptions(options.map(named)),
    loading,
    placeholder: placeholder ?? translate('form.choose'),
    allowClear: clearable && { clearIcon: <CloseIcon size="1rem" />, label: translate('form.clear') },
    showSearch: { optionFilterProp: ['label', 'detail', 'code'] },
    optionRender: drawOption,
    virtual: options.length > virtualFrom,
    notFoundContent: translate('form.noOptions'),
    suffixIcon: loading ? <ProgressIcon spinning size="1rem" /> : <ChevronDownIcon size="1rem" />,
    removeIcon: <CloseIcon size="1rem" />,
  };
}

/** Allows values that are no option. */
interface Free {
  free: boolean | undefined;
}

/** State in which a select begins that takes over from what was drawn in its place. */
export interface SelectStart {
  focused: boolean;
  open: boolean;
  /** Text typed so far. */
  search: string;
}

interface SearchSelectProps extends SearchProps<string | undefined>, Free {
  /** Taken once. */
  start: SelectStart;
  /** Enter was pressed on what was typed while the options are still loading. */
  onConfirm: (search: string) => void;
}

/** The select of antd in the look of the console; loaded when a choice is first used. */
export function SearchSelect({ start, onConfirm, free, inGrid = false, ...props }: SearchSelectProps) {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState(!start.open);
  const entered = free ? search.trim() : '';
  const chosenId = useId();
  // Open, the list tells what is chosen; antd shows it beside the field, which by itself tells no value.
  const described = [begun && !open && props.value && chosenId, props.control['aria-describedby']].filter(
    Boolean,
  );
  const isNew = entered !== '' && props.options.every(({ value }) => value !== entered);
  const { showSearch, ...options } = useSelectOptions({
    ...props,
    control: { ...props.control, 'aria-describedby': described.join(' ') || undefined },
    options: isNew ? [...props.options, { value: entered, label: entered }] : props.options,
  });
  const { control, onChange } = props;
  // antd opens its list at an arrow key, before anything around it can tell it not to.
  const moving = useRef(false);
  // antd empties the search of a list that is closed when it is first drawn.
  const { current: beginning } = useRef(start);
  useEffect(() => {
    setOpen(beginning.open);
    setBegun(true);
    setSearch(beginning.search);
  }, [beginning]);
  const select = (
    <AntdProvider>
      <Select<string | undefined>
        {...options}
        showSearch={{ ...showSearch, searchValue: search, onSearch: setSearch }}
        autoFocus={beginning.focused}
        popupMatchSelectWidth={!inGrid}
        open={open}
        onOpenChange={(next) => setOpen(next && !moving.current)}
        value={props.value === '' ? undefined : props.value}
        labelRender={({ label, value }) => (
          <span id={chosenId} aria-hidden>
            {label ?? value}
          </span>
        )}
        onChange={(value) => {
          setSearch('');
          onChange(value);
        }}
        // antd closes its list in a task of its own; until then it would take a Tab for a choice and keep the focus.
        onSelect={() => setOpen(false)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setOpen(false);
          if (key === 'Enter' && props.loading && search && !free) onConfirm(search);
        }}
        onBlur={() => {
          if (entered !== '') onChange(entered);
          setSearch('');
          control.onBlur();
        }}
      />
    </AntdProvider>
  );
  if (!inGrid) return select;
  return (
    <ControlArea
      className="field__in-cell"
      onKeyDownCapture={(event) => {
        moving.current = !open && movesInGrid(event);
      }}
      onKeyDown={(event) => {
        moving.current = false;
        if (open) event.stopPropagation();
      }}
    >
      {select}
    </ControlArea>
  );
}

type SearchMultiProps = SearchProps<readonly string[]> & Free;

/** Trimmed, with single spaces inside, once each, without what is blank. */
const normalizeAll = (values: readonly string[]) => [
  ...new Set(values.map((value) => value.trim().replaceAll(/\s+/g, ' ')).filter(Boolean)),
];

/** The same for any number of several. */
export function SearchMultiSelect({ free, ...props }: SearchMultiProps) {
  const chosenId = useId();
  const { control, value, options: choices } = props;
  const described = [value.length > 0 && chosenId, control['aria-describedby']].filter(Boolean).join(' ');
  const options = useSelectOptions({
    ...props,
    control: { ...control, 'aria-describedby': described || undefined },
  });
  const labelOf = (chosen: string) => choices.find((option) => option.value === chosen)?.label ?? chosen;
  return (
    <AntdProvider>
      {/* antd shows what is chosen beside the field, which by itself tells no value. */}
      <span id={chosenId} hidden>
        {formatList(value.map(labelOf))}
      </span>
      <Select<string[]>
        {...options}
        mode={free ? 'tags' : 'multiple'}
        value={[...props.value]}
        onChange={(values) => props.onChange(free ? normalizeAll(values) : values)}
      />
    </AntdProvider>
  );
}
