import { TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { FailedQueries } from '../FailedQueries';
import { ChoiceField, type PickerProps } from './ChoiceField';
import { PickerMessages } from './PickerMessages';
import { useZoneOptions, type ZoneSource } from './useZoneOptions';

/** Choice of a zone, by the facility and the maps it is from. */
export interface ZoneFieldProps extends PickerProps {
  /** Facility whose zones are offered; blank offers only the zones that every facility has. */
  readonly facility: string | undefined;
  /**
   * Where the zones come from: the current zone map of the facility, or all its zone maps, readers and antennas in
   * groups [DATA-06]. @defaultValue `current-map`
   */
  readonly from?: ZoneSource;
  /**
   * A single zone is chosen from a list under headings, and what is typed counts when the field is left.
   * @defaultValue a text with suggestions, which counts while it is typed
   */
  readonly grouped?: boolean;
}

/**
 * A zone, or several: those of a facility are offered, any other can be typed. The value of the form is the name.
 */
export function ZoneField(props: ZoneFieldProps) {
  return (
    <PickerMessages>
      <Choice {...props} />
    </PickerMessages>
  );
}

function Choice({ facility = '', from = 'current-map', multiple, grouped, ...field }: ZoneFieldProps) {
  const translate = useMessages();
  const { queries, options } = useZoneOptions(facility, from);
  const failure = translate('pickers.zone.failed', { facility });
  if (multiple || grouped)
    return (
      <ChoiceField
        {...field}
        multiple={multiple}
        free
        queries={queries}
        options={options}
        failure={failure}
      />
    );
  return (
    <>
      <FailedQueries queries={queries} text={failure} />
      <TextField {...field} suggestions={options.map(({ value }) => value)} />
    </>
  );
}
