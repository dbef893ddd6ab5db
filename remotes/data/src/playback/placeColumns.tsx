import { Button } from '@console/design/button';
import type { Translate } from '@console/design/messages';
import type { Column } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { paths } from '../paths';
import type { RecordedPlace } from './recording';

/** Where an item is at an instant. */
export interface Whereabouts {
  readonly epc: string;
  readonly place: RecordedPlace | undefined;
  /** Metres; NaN where they are not known. */
  readonly x: number;
  readonly y: number;
  /** When it was observed there, in milliseconds since 1970; undefined before its first observation. */
  readonly since: number | undefined;
}

const known = (value: number) => (Number.isNaN(value) ? undefined : value);

/** The columns of where items are at an instant. */
export function placeColumns(
  translate: Translate,
  choose: (epc: string) => void,
): readonly Column<Whereabouts>[] {
  return [
    {
      key: 'epc',
      title: translate('data.column.epc'),
      kind: 'name',
      filter: 'text',
      value: ({ epc }) => epc,
      link: ({ epc }) => paths.item(epc),
    },
    {
      key: 'zone',
      title: translate('data.column.zone'),
      kind: 'text',
      filter: 'choice',
      value: ({ place }) => place?.zone,
    },
    {
      key: 'facility',
      title: translate('data.column.facility'),
      kind: 'text',
      filter: 'choice',
      priority: 3,
      value: ({ place }) => place?.facility,
    },
    {
      key: 'x',
      title: translate('data.plan.x'),
      kind: 'short',
      filter: 'number',
      value: ({ x }) => known(x),
    },
    {
      key: 'y',
      title: translate('data.plan.y'),
      kind: 'short',
      filter: 'number',
      value: ({ y }) => known(y),
    },
    {
      key: 'since',
      title: translate('data.playback.since'),
      kind: 'date',
      filter: 'date',
      value: ({ since }) => since,
      render: ({ since }) =>
        since === undefined ? translate('data.playback.before') : <DateTime value={since} />,
    },
    {
      key: 'actions',
      title: translate('data.plan.choose'),
      kind: 'actions',
      render: ({ epc }, { tabIndex }) => (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-label={translate('data.playback.follow.item', { epc })}
          onClick={() => choose(epc)}
        >
          {translate('data.playback.follow')}
        </Button>
      ),
    },
  ];
}
