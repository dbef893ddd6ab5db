import { type Translate, useMessages } from '@console/design/messages';
import { Status, type Tone } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { useMemo } from 'react';
import { ZoneName } from '../item/ZoneName';
import { paths } from '../paths';
import type { FoundItem, FoundResult } from './findItems';

const rowKey = ({ epc }: FoundItem) => epc;

const tones: Readonly<Record<FoundResult, Tone>> = {
  seen: 'success',
  absent: 'warning',
  unknown: 'neutral',
  failed: 'danger',
};

/** Worst first: what is missing is what is looked for. */
const order: readonly FoundResult[] = ['failed', 'unknown', 'absent', 'seen'];

/** Items that were looked for, those that are missing first. */
export function FoundTable({ found }: { readonly found: readonly FoundItem[] }) {
  const translate = useMessages();
  const columns = useMemo(() => foundColumns(translate), [translate]);
  const rows = useMemo(
    () => found.toSorted((one, other) => order.indexOf(one.result) - order.indexOf(other.result)),
    [found],
  );
  const count = (result: FoundResult) => found.filter((each) => each.result === result).length;
  return (
    <>
      <p role="status">
        {translate('data.several.summary', {
          count: found.length,
          seen: count('seen'),
          absent: count('absent'),
          unknown: count('unknown'),
          failed: count('failed'),
        })}
      </p>
      <Table
        label={translate('data.several.found')}
        id="data.several"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        empty={translate('data.several.none')}
      />
    </>
  );
}

const foundColumns = (translate: Translate): readonly Column<FoundItem>[] => [
  {
    key: 'epc',
    title: translate('data.column.epc'),
    kind: 'name',
    least: 9.5,
    filter: 'text',
    value: ({ epc }) => epc,
    link: ({ epc }) => paths.item(epc),
  },
  {
    key: 'result',
    title: translate('data.several.result'),
    kind: 'status',
    filter: 'choice',
    value: ({ result }) => translate(`data.several.result.${result}`),
    render: ({ result }) => (
      <Status tone={tones[result]} label={translate(`data.several.result.${result}`)} />
    ),
  },
  {
    key: 'zone',
    title: translate('data.column.zone'),
    kind: 'text',
    filter: 'choice',
    value: ({ item }) => item?.zone,
    render: ({ item }) => <ZoneName zone={item?.zone} />,
  },
  {
    key: 'facility',
    title: translate('data.column.facility'),
    kind: 'text',
    filter: 'choice',
    value: ({ item }) => item?.facility,
  },
  {
    key: 'lastModifiedTime',
    title: translate('data.column.lastModifiedTime'),
    kind: 'date',
    value: ({ item }) => item?.lastModifiedTime,
    render: ({ item }) => <DateTime value={item?.lastModifiedTime} />,
  },
];
