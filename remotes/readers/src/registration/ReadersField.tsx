import { facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import { CellSelect, FieldGroup, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Table } from '@console/design/table';
import { LoadNotice } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { readerName, scannedColumns } from './scannedColumns';
import { facilityForAll } from './scannedReaders';

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
