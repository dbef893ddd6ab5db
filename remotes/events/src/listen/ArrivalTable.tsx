import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import type { LiveBuffer, LiveEntry } from '@console/design/live';
import { type Translate, useMessages } from '@console/design/messages';
import { Code } from '@console/design/status';
import { useStore } from '@console/design/store';
import { type Column, Table } from '@console/design/table';
import { DateTime, useFormatDateTime } from '@console/design/time';
import { useMemo, useState } from 'react';
import { CodeBlock } from '../code/CodeBlock';
import { type Arrival, formattedBody } from './arrivals';

type Entry = LiveEntry<Arrival>;

/** The newest messages first, each with its body a button away. */
export function ArrivalTable({ buffer }: { readonly buffer: LiveBuffer<Arrival> }) {
  const translate = useMessages();
  const formatTime = useFormatDateTime();
  const { entries } = useStore(buffer);
  const [shown, setShown] = useState<Arrival>();
  const rows = useMemo(() => entries.toReversed(), [entries]);
  const columns = useMemo(() => arrivalColumns(translate, setShown), [translate]);
  const title = translate('listener.message.of', { time: formatTime(shown?.at) ?? '' });
  return (
    <>
      <Table
        simple
        label={translate('listener.messages')}
        name="arrivals"
        rows={rows}
        columns={columns}
        rowKey={entryKey}
        empty={translate('listener.none')}
      />
      <Dialog open={shown !== undefined} title={title} size="large" onClose={() => setShown(undefined)}>
        {shown && (
          <div className="samples__section">
            <Code code={shown.address} words={shown.address} />
            <CodeBlock text={formattedBody(shown)} what={title} />
            {shown.cut && <p>{translate('listener.cut', { size: shown.size })}</p>}
          </div>
        )}
      </Dialog>
    </>
  );
}

const entryKey = ({ id }: Entry) => String(id);

/** Characters of a body that stand in its row. */
const inRow = 200;

function arrivalColumns(translate: Translate, show: (arrival: Arrival) => void): readonly Column<Entry>[] {
  return [
    {
      key: 'time',
      title: translate('listener.time'),
      kind: 'date',
      value: ({ value }) => value.at,
      render: ({ value }) => <DateTime value={value.at} />,
    },
    {
      key: 'address',
      title: translate('listener.at'),
      kind: 'text',
      least: 10,
      priority: 2,
      value: ({ value }) => value.address,
    },
    {
      key: 'size',
      title: translate('listener.size'),
      kind: 'short',
      priority: 3,
      value: ({ value }) => value.size,
      render: ({ value }) => translate('listener.bytes', { size: value.size }),
    },
    {
      key: 'body',
      title: translate('listener.body'),
      kind: 'text',
      least: 12,
      priority: 1,
      value: ({ value }) => value.text.slice(0, inRow),
    },
    {
      key: 'show',
      title: translate('listener.actions'),
      kind: 'actions',
      priority: 0,
      render: ({ id, value }, { tabIndex }) => (
        <Button
          size="small"
          tabIndex={tabIndex}
          aria-haspopup="dialog"
          aria-label={translate('listener.show.named', { number: id })}
          onClick={() => show(value)}
        >
          {translate('listener.show')}
        </Button>
      ),
    },
  ];
}
