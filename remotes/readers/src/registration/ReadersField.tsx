import { facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import { DescriptionList } from '@console/design/card';
import {
  CellSelect,
  type CellSelectProps,
  FieldGroup,
  type SelectOption,
  useFormValue,
  useSetFormValue,
} from '@console/design/form';
import { type Translate, useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { type Column, Table } from '@console/design/table';
import { LoadNotice } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type ChosenFacilities, facilityForAll, facilityOf } from './registration.values';

/** Options of {@link ReadersField}. */
export interface ReadersFieldProps {
  /** The readers that can be registered. */
  readonly readers: readonly ScannedReader[];
  /** How many answers of the scan could not be read. */
  readonly unreadable: number;
  /** Number of this step in the form. */
  readonly step: number;
}

const rowKey = ({ ipAddress }: ScannedReader) => ipAddress;

/** Which readers are registered, and in which facilities [REGISTER-15]. */
export function ReadersField({ readers, unreadable, step }: ReadersFieldProps) {
  const translate = useMessages();
  const facilities = useQuery(useResource(facilityQueries).list());
  const options = useMemo(
    () => (facilities.data?.rows ?? []).map(({ name }) => ({ value: name, label: name })),
    [facilities.data],
  );
  const columns = useMemo(() => scannedColumns(translate, options), [translate, options]);
  const setValue = useSetFormValue();
  const select = useCallback((ids: readonly string[]) => setValue('selected', ids), [setValue]);
  const locked = useCallback(
    ({ needsAuth }: ScannedReader) => (needsAuth ? translate('register.reader.locked') : undefined),
    [translate],
  );
  return (
    <FieldGroup name="selected" label={translate('register.step.readers', { step })}>
      {facilities.isError && (
        <LoadNotice text={translate('register.facilities.failed')} onRetry={facilities.refetch} />
      )}
      <div>
        <Table
          simple
          label={translate('register.readers')}
          name="readers"
          rows={readers}
          columns={columns}
          rowKey={rowKey}
          rowName={readerName}
          initialSort="ipAddress"
          unselectable={locked}
          onSelect={select}
          unreadable={unreadable}
          tools={
            <AllFacilities
              options={options}
              onChoose={(facility) => setValue('facilities', facilityForAll(readers, facility))}
            />
          }
        />
      </div>
    </FieldGroup>
  );
}

interface AllFacilitiesProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (facility: string) => void;
}

/** One facility for every row [REGISTER-15]. */
function AllFacilities({ options, onChoose }: AllFacilitiesProps) {
  const translate = useMessages();
  const [chosen, setChosen] = useState('');
  return (
    <CellSelect
      label={translate('register.facilityOfAll')}
      placeholder={translate('register.facilityOfAll')}
      value={chosen}
      options={options}
      onChange={(facility) => {
        setChosen(facility);
        onChoose(facility);
      }}
    />
  );
}

/** What a scanned reader is called. */
export const readerName = ({ name, ipAddress }: ScannedReader): string => name ?? ipAddress;

/** The columns of the readers that can be registered [REGISTER-15]. */
function scannedColumns(
  translate: Translate,
  facilities: readonly SelectOption[],
): readonly Column<ScannedReader>[] {
  return [
    {
      key: 'name',
      title: translate('register.reader.name'),
      kind: 'name',
      value: ({ name }) => name,
    },
    {
      key: 'serialNumber',
      title: translate('register.reader.serialNumber'),
      kind: 'text',
      least: 9,
      value: ({ serialNumber }) => serialNumber,
    },
    {
      key: 'ipAddress',
      title: translate('register.reader.ipAddress'),
      kind: 'text',
      least: 8.5,
      priority: 1,
      value: ({ ipAddress }) => ipAddress,
    },
    {
      key: 'model',
      title: translate('register.reader.model'),
      kind: 'text',
      value: ({ simpleModelName }) => simpleModelName,
    },
    {
      key: 'facility',
      title: translate('register.reader.facility'),
      kind: 'status',
      least: 10,
      render: (reader, { tabIndex }) => (
        <FacilityCell
          reader={reader}
          label={translate('register.facilityOf', { name: readerName(reader) })}
          options={facilities}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}

interface FacilityCellProps extends Pick<CellSelectProps, 'label' | 'options' | 'tabIndex'> {
  readonly reader: ScannedReader;
}

/** The facility one reader will be registered in [REGISTER-15]. */
function FacilityCell({ reader, ...select }: FacilityCellProps) {
  const chosen = useFormValue<ChosenFacilities>('facilities') ?? {};
  const setValue = useSetFormValue();
  return (
    <CellSelect
      {...select}
      value={facilityOf(reader, chosen)}
      onChange={(facility) => setValue('facilities', { ...chosen, [reader.ipAddress]: facility })}
    />
  );
}

/** Readers that answered the scan and are registered and healthy already, by name and address [REGISTER-16]. */
export function RegisteredReaders({ readers }: { readonly readers: readonly ScannedReader[] }) {
  const translate = useMessages();
  if (readers.length === 0) return null;
  return (
    <Collapsible level={3} title={translate('register.registered', { count: readers.length })}>
      <DescriptionList
        items={readers.map((reader) => ({ label: readerName(reader), value: reader.ipAddress }))}
      />
    </Collapsible>
  );
}
