import { useResource } from '@console/api-client/react';
import { type Threshold, thresholdQueries } from '@console/api-client/thresholds';
import { useMessages } from '@console/design/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChoiceField, type PickerProps } from './ChoiceField';
import { PickerMessages } from './PickerMessages';

/** Choice of a threshold by id or name, of one facility or all. */
export interface ThresholdFieldProps extends PickerProps {
  /** Value in the form; ids are texts. @defaultValue `id` */
  readonly by?: 'id' | 'name';
  /** Only thresholds of this facility are offered. @defaultValue all */
  readonly facility?: string;
  /** Why a threshold cannot be chosen; undefined when it can. Keeps its identity. @defaultValue every one can */
  readonly blockedReason?: (threshold: Threshold) => string | undefined;
}

/** One threshold, or several, by their names. */
export function ThresholdField(props: ThresholdFieldProps) {
  return (
    <PickerMessages>
      <Choice {...props} />
    </PickerMessages>
  );
}

function Choice({ by = 'id', facility, blockedReason, ...field }: ThresholdFieldProps) {
  const translate = useMessages();
  const query = useQuery(useResource(thresholdQueries).list());
  const { data } = query;
  const options = useMemo(
    () =>
      (data?.rows ?? [])
        .filter((threshold) => !facility || threshold.facility === facility)
        .map((threshold) => ({
          value: String(threshold[by]),
          label: threshold.name,
          blockedReason: blockedReason?.(threshold),
        })),
    [data, by, facility, blockedReason],
  );
  return (
    <ChoiceField
      {...field}
      queries={[query]}
      options={options}
      failure={translate('pickers.threshold.failed')}
    />
  );
}
