import type { ListAnswer } from '@console/api-client';
import type { Facility } from '@console/api-client/facilities';
import type { ReaderHealth } from '@console/api-client/reader-health';
import type { ScannedReader } from '@console/api-client/scanned-readers';
import { Button } from '@console/design/button';
import { DescriptionList } from '@console/design/card';
import {
  CellSelect,
  type CellSelectProps,
  FieldGroup,
  useFormValue,
  useSetFormValue,
} from '@console/design/form';
import { type Translate, useMessages } from '@console/design/messages';
import { Collapsible } from '@console/design/sections';
import { Status } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { FailedQueries } from '@console/remote/records';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Ref, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  type ChosenFacilities,
  facilityOf,
  facilityTargets,
  type ScannedState,
  sameFacility,
  scannedState,
} from './registration.values';

/** Readers to choose from, with their facilities and health. */
export interface ReadersFieldProps {
  /** The readers that can be registered. */
  readonly readers: readonly ScannedReader[];
  /** Where they can be registered. */
  readonly facilities: UseQueryResult<ListAnswer<Facility>>;
  readonly suggested: ChosenFacilities;
  /** Health of all readers, as far as it is known. */
  readonly health: readonly ReaderHealth[] | undefined;
  /** Number of answers of the scan that could not be read. */
  readonly unreadable: number;
  /** Number of this step of the page. */
  readonly step: number;
  /** Readers that are new are selected when they are found first. */
  readonly selectsNew: boolean;
  /** The group of this step. */
  readonly ref: Ref<HTMLFieldSetElement>;
}

const emptyList: readonly string[] = [];

const rowKey = ({ ipAddress }: ScannedReader) => ipAddress;

/** Which readers are registered, and in which facilities [REGISTER-15]. */
export function ReadersField(props: ReadersFieldProps) {
  const { readers, facilities, suggested, health, unreadable, step, selectsNew, ref } = props;
  const translate = useMessages();
  const options = useMemo(
    () => (facilities.data?.rows ?? []).map(({ name }) => ({ value: name, label: name })),
    [facilities.data],
  );
  const columns = useMemo(
    () =>
      scannedColumns({ translate, options, suggested, stateOf: (reader) => scannedState(reader, health) }),
    [translate, options, suggested, health],
  );
  const setValue = useSetFormValue();
  const selected = useFormValue<readonly string[]>('selected') ?? emptyList;
  const fresh = useMemo(
    () => readers.filter(({ known, needsAuth }) => !known && !needsAuth).map(({ ipAddress }) => ipAddress),
    [readers],
  );
  const select = useCallback((ids: readonly string[]) => setValue('selected', ids), [setValue]);
  const selects = useRef(selectsNew);
  useEffect(() => {
    if (!selects.current || fresh.length === 0) return;
    selects.current = false;
    select(fresh);
  }, [fresh, select]);
  const locked = useCallback(
    ({ needsAuth }: ScannedReader) => (needsAuth ? translate('register.reader.locked') : undefined),
    [translate],
  );
  return (
    <FieldGroup name="selected" label={translate('register.step.readers', { step })} ref={ref}>
      <FailedQueries queries={[facilities]} text={translate('register.facilities.failed')} />
      <div>
        <Table
          simple
          label={translate('register.readers')}
          name="readers"
          rows={readers}
          columns={columns}
          rowKey={rowKey}
          rowName={readerName}
          initialSort="state"
          unselectable={locked}
          selected={selected}
          onSelect={select}
          unreadable={unreadable}
          tools={
            <>
              <SharedFacility readers={readers} selected={selected} options={options} />
              {fresh.length > 0 && (
                <Button onClick={() => select(fresh)}>
                  {translate('register.readers.selectNew', { count: fresh.length })}
                </Button>
              )}
            </>
          }
        />
      </div>
    </FieldGroup>
  );
}

interface SharedFacilityProps extends Pick<ReadersFieldProps, 'readers'> {
  /** Addresses of the selected readers. */
  readonly selected: readonly string[];
  readonly options: CellSelectProps['options'];
}

/** One facility for all readers that are selected, or for the new ones [REGISTER-15]. */
function SharedFacility({ readers, selected, options }: SharedFacilityProps) {
  const translate = useMessages();
  const chosen = useFormValue<ChosenFacilities>('facilities') ?? {};
  const setValue = useSetFormValue();
  const targets = facilityTargets(readers, selected);
  const label = translate(`register.facilityOf.${targets.kind}`, { count: targets.readers.length });
  return (
    <CellSelect
      label={label}
      placeholder={label}
      value=""
      options={options}
      onChange={(facility) =>
        setValue('facilities', { ...chosen, ...sameFacility(targets.readers, facility) })
      }
    />
  );
}

/** Name of a scanned reader. */
export const readerName = ({ name, ipAddress }: ScannedReader): string => name ?? ipAddress;

interface ScannedColumnsOptions extends Pick<FacilityCellProps, 'options' | 'suggested'> {
  readonly translate: Translate;
  readonly stateOf: (reader: ScannedReader) => ScannedState;
}

const stateTones = { new: 'info', unhealthy: 'warning', defined: 'neutral' } as const;

/** New readers come first, then those that may need to be registered again. */
const stateRanks = { new: 0, unhealthy: 1, defined: 2 } as const;

/** The columns of the readers that can be registered [REGISTER-15], and what the service knows of them. */
function scannedColumns({
  translate,
  options,
  suggested,
  stateOf,
}: ScannedColumnsOptions): readonly Column<ScannedReader>[] {
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
      key: 'state',
      title: translate('register.reader.state'),
      kind: 'status',
      priority: 1,
      value: (reader) => translate(`register.reader.state.${stateOf(reader)}`),
      sortBy: (reader) => `${stateRanks[stateOf(reader)]} ${reader.ipAddress}`,
      render: (reader) => (
        <Status
          tone={stateTones[stateOf(reader)]}
          label={translate(`register.reader.state.${stateOf(reader)}`)}
        />
      ),
    },
    {
      key: 'facility',
      title: translate('register.reader.facility'),
      kind: 'status',
      least: 11,
      render: (reader, { tabIndex }) => (
        <FacilityCell
          reader={reader}
          label={translate('register.facilityOf', { name: readerName(reader) })}
          options={options}
          suggested={suggested}
          tabIndex={tabIndex}
        />
      ),
    },
  ];
}

interface FacilityCellProps extends Pick<CellSelectProps, 'label' | 'options' | 'tabIndex'> {
  readonly reader: ScannedReader;
  readonly suggested: ChosenFacilities;
}

/** The facility one reader will be registered in [REGISTER-15]; a selected reader needs one where there are several. */
function FacilityCell({ reader, suggested, ...select }: FacilityCellProps) {
  const chosen = useFormValue<ChosenFacilities>('facilities') ?? {};
  const selected = useFormValue<readonly string[]>('selected') ?? emptyList;
  const setValue = useSetFormValue();
  const value = facilityOf(reader, chosen, suggested);
  return (
    <CellSelect
      {...select}
      value={value}
      invalid={value === undefined && select.options.length > 1 && selected.includes(reader.ipAddress)}
      onChange={(facility) =>
        setValue('facilities', { ...chosen, [reader.ipAddress]: facility || undefined })
      }
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
