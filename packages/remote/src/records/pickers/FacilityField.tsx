import { facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChoiceField, type PickerProps } from './ChoiceField';
import { PickerMessages } from './PickerMessages';

/** Choice of a facility, and the reason why it is blocked. */
export interface FacilityFieldProps extends PickerProps {
  /** Why a facility cannot be chosen; undefined when it can. Keeps its identity. @defaultValue every one can */
  readonly blockedReason?: (facility: string) => string | undefined;
}

/** One facility, or several. The value of the form is the name. */
export function FacilityField(props: FacilityFieldProps) {
  return (
    <PickerMessages>
      <Choice {...props} />
    </PickerMessages>
  );
}

function Choice({ blockedReason, ...field }: FacilityFieldProps) {
  const translate = useMessages();
  const query = useQuery(useResource(facilityQueries).list());
  const { data } = query;
  const options = useMemo(
    () =>
      (data?.rows ?? []).map(({ name }) => ({
        value: name,
        label: name,
        blockedReason: blockedReason?.(name),
      })),
    [data, blockedReason],
  );
  return (
    <ChoiceField
      {...field}
      queries={[query]}
      options={options}
      failure={translate('pickers.facility.failed')}
    />
  );
}
