import { useResource } from '@console/api-client/react';
import { type ReaderDefinition, readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { useMessages } from '@console/design/messages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChoiceField, type PickerProps } from './ChoiceField';
import { PickerMessages } from './PickerMessages';

/** Readers that are offered, and the reason why the choice is blocked. */
export interface ReaderFieldProps extends PickerProps {
  /** Which readers are offered at all. Keeps its identity. @defaultValue every one */
  readonly offer?: (reader: ReaderDefinition) => boolean;
  /** Why a reader cannot be chosen; undefined when it can. Keeps its identity. @defaultValue every one can */
  readonly blockedReason?: (reader: ReaderDefinition) => string | undefined;
}

/**
 * One reader, or several, under the names of their facilities; those in which one can be chosen come first. The value of
 * the form is the name.
 */
export function ReaderField(props: ReaderFieldProps) {
  return (
    <PickerMessages>
      <Choice {...props} />
    </PickerMessages>
  );
}

function Choice({ offer, blockedReason, ...field }: ReaderFieldProps) {
  const translate = useMessages();
  const query = useQuery(useResource(readerDefinitionQueries).list());
  const { data } = query;
  const options = useMemo(() => {
    const offered = (data?.rows ?? [])
      .filter((reader) => offer?.(reader) ?? true)
      .map((reader) => ({
        value: reader.name,
        label: reader.name,
        group: reader.facility,
        detail: reader.address === reader.name ? undefined : reader.address,
        blockedReason: blockedReason?.(reader),
      }));
    const open = new Set(
      offered.filter((option) => option.blockedReason === undefined).map(({ group }) => group),
    );
    return offered.toSorted((one, other) => Number(open.has(other.group)) - Number(open.has(one.group)));
  }, [data, offer, blockedReason]);
  return (
    <ChoiceField
      {...field}
      queries={[query]}
      options={options}
      failure={translate('pickers.reader.failed')}
    />
  );
}
