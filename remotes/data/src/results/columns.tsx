import type { HistoryRow, Item, Transition } from '@console/api-client/items';
import type { KeyEnd, Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { paths as publishedPaths } from '@console/remote/contract';
import { paths } from '../paths';
import { isHexadecimal } from './hexadecimal';

/** Fields common to rows of all types. */
interface DataRow {
  readonly epc: string;
  readonly jobId?: string;
}

/** The names of the values of a row that are of a kind. */
type Names<Row, Value> = {
  [Name in keyof Row]-?: Row[Name] extends Value | undefined ? Name : never;
}[keyof Row];

/** Makes the columns of a type of data. */
function columnsOf<Row extends DataRow>(translate: Translate) {
  const title = (name: KeyEnd<'data.column'>) => translate(`data.column.${name}`);
  return {
    epc: (): Column<Row> => ({
      key: 'epc',
      title: title('epc'),
      kind: 'name',
      // 24 digits in two lines.
      least: 9.5,
      filter: 'text',
      value: ({ epc }) => epc,
      // In another form it is no address.
      link: ({ epc }) => (isHexadecimal(epc) ? paths.item(epc) : undefined),
    }),
    job: (): Column<Row> => ({
      key: 'jobId',
      title: title('jobId'),
      // Where there is little room, where and when are worth more.
      priority: 3,
      kind: 'text',
      filter: 'choice',
      value: ({ jobId }) => jobId,
      link: ({ jobId }) => jobId && publishedPaths.jobs.job(jobId),
    }),
    text: (name: Names<Row, string> & KeyEnd<'data.column'>, priority = 2): Column<Row> => ({
      key: name,
      priority,
      title: title(name),
      kind: 'text',
      filter: 'choice',
      value: (row) => row[name] as string | undefined,
    }),
    id: (name: Names<Row, string> & KeyEnd<'data.column'>): Column<Row> => ({
      key: name,
      title: title(name),
      kind: 'short',
      width: 9,
      filter: 'text',
      value: (row) => row[name] as string | undefined,
    }),
    number: (name: Names<Row, number> & KeyEnd<'data.column'>): Column<Row> => ({
      key: name,
      title: title(name),
      kind: 'short',
      width: 7.5,
      filter: 'number',
      value: (row) => row[name] as number | undefined,
    }),
    time: (name: Names<Row, string> & KeyEnd<'data.column'>): Column<Row> => ({
      key: name,
      title: title(name),
      kind: 'date',
      priority: 1,
      filter: 'date',
      value: (row) => row[name] as string | undefined,
      render: (row) => <DateTime value={row[name] as string | undefined} />,
    }),
  };
}

/** The columns of items, in their order [DATA-16]. */
export function itemColumns(translate: Translate): readonly Column<Item>[] {
  const { epc, job, text, number, time } = columnsOf<Item>(translate);
  return [
    epc(),
    job(),
    number('xLocation'),
    number('yLocation'),
    number('zLocation'),
    text('zone', 1),
    text('floor'),
    text('facility'),
    time('lastModifiedTime'),
  ];
}

/** The columns of history, in their order [DATA-17]. */
export function historyColumns(translate: Translate): readonly Column<HistoryRow>[] {
  const { epc, job, text, number, time } = columnsOf<HistoryRow>(translate);
  return [
    epc(),
    job(),
    text('fromZone'),
    text('toZone', 1),
    text('fromFloor'),
    text('toFloor'),
    text('fromFacility'),
    text('toFacility'),
    number('fromX'),
    number('toX'),
    number('fromY'),
    number('toY'),
    time('observationTime'),
  ];
}

/** The columns of transitions, in their order [DATA-18]. */
export function transitionColumns(translate: Translate): readonly Column<Transition>[] {
  const { epc, job, text, id, number, time } = columnsOf<Transition>(translate);
  return [
    epc(),
    job(),
    id('thresholdTransitionId'),
    id('thresholdId'),
    text('destination', 1),
    number('confidence'),
    time('creationTime'),
  ];
}
