import type { UpgradingReader } from '@console/api-client/upgrades';
import { Button, ButtonGroup } from '@console/design/button';
import { type Translate, useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { useSearchParams } from '@console/design/router';
import { Status, StatusSummary } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { useMemo } from 'react';
import { ReaderCards } from './ReaderCards';
import rolloutCss from './rollout.css';
import { byUrgency, statusLabel, statusTone, stepLabel } from './upgrade.texts';

const readTable = (kept: unknown) => kept === true;
const readerKey = ({ name }: UpgradingReader) => name;

/**
 * The readers of an upgrade as cards or as a table, those that failed first; the counts show one status or one install
 * step alone.
 */
export function UpgradedReaders({ readers }: { readonly readers: readonly UpgradingReader[] }) {
  useStyles(rolloutCss);
  const translate = useMessages();
  const [params] = useSearchParams();
  const [asTable, setAsTable] = usePersistentState('upgrades.table', readTable);
  const status = params.get('status');
  const step = params.get('step');
  const sorted = useMemo(() => byUrgency(readers), [readers]);
  const shown = useMemo(
    () =>
      sorted.filter(
        (reader) =>
          (status === null || reader.status === status) && (step === null || reader.installStep === step),
      ),
    [sorted, status, step],
  );
  const columns = useMemo(() => readerColumns(translate), [translate]);
  const statuses = [...new Set(sorted.flatMap((reader) => reader.status ?? []))];
  const steps = [...new Set(sorted.flatMap((reader) => reader.installStep ?? []))];
  return (
    <>
      <div className="rollout-bar">
        <StatusSummary
          label={translate('upgrades.readers')}
          items={[
            {
              key: 'all',
              tone: 'neutral',
              label: translate('upgrades.count.all', { count: readers.length }),
              to: '?',
              current: status === null && step === null,
            },
            ...statuses.map((each) => ({
              key: each,
              tone: statusTone({ status: each, installStep: undefined }),
              label: translate('upgrades.count', {
                count: readers.filter((reader) => reader.status === each).length,
                status: statusLabel(each, translate),
              }),
              to: `?status=${encodeURIComponent(each)}`,
              current: status === each,
            })),
          ]}
        />
        {steps.length > 1 && (
          <StatusSummary
            label={translate('upgrades.steps')}
            items={steps.map((each) => ({
              key: each,
              tone: 'neutral',
              label: translate('upgrades.count', {
                count: readers.filter((reader) => reader.installStep === each).length,
                status: stepLabel(each, translate),
              }),
              to: `?step=${encodeURIComponent(each)}`,
              current: step === each,
            }))}
          />
        )}
        <ButtonGroup className="rollout-view" label={translate('upgrades.view')}>
          {([false, true] as const).map((table) => (
            <Button
              key={String(table)}
              size="small"
              aria-pressed={asTable === table}
              onClick={() => setAsTable(table)}
            >
              {translate(table ? 'upgrades.view.table' : 'upgrades.view.cards')}
            </Button>
          ))}
        </ButtonGroup>
      </div>
      {asTable ? (
        <Table
          id="admin.upgrade.readers"
          name="readers"
          label={translate('upgrades.readers')}
          rows={shown}
          columns={columns}
          rowKey={readerKey}
        />
      ) : (
        <ReaderCards readers={shown} />
      )}
    </>
  );
}

const readerColumns = (translate: Translate): readonly Column<UpgradingReader>[] => [
  { key: 'name', title: translate('upgrades.reader'), kind: 'name', value: ({ name }) => name },
  {
    key: 'status',
    title: translate('upgrades.status'),
    kind: 'status',
    value: ({ status }) => statusLabel(status, translate),
    render: (reader) =>
      reader.status && (
        <Status
          tone={statusTone(reader)}
          label={statusLabel(reader.status, translate) ?? reader.status}
          spinning={reader.status === 'IN_PROGRESS'}
        />
      ),
  },
  {
    key: 'step',
    title: translate('upgrades.reader.step'),
    kind: 'text',
    value: ({ installStep }) => stepLabel(installStep, translate),
    filter: 'choice',
  },
  {
    key: 'previous',
    title: translate('upgrades.reader.previous'),
    kind: 'text',
    value: ({ previousVersion }) => previousVersion.version,
    filter: 'choice',
  },
  {
    key: 'elapsed',
    title: translate('upgrades.elapsed'),
    kind: 'short',
    width: 8,
    value: ({ elapsedTimeSeconds }) => elapsedTimeSeconds,
    render: ({ elapsedTimeSeconds }) =>
      elapsedTimeSeconds !== undefined && translate('upgrades.seconds', { seconds: elapsedTimeSeconds }),
  },
  {
    key: 'message',
    title: translate('upgrades.reader.message'),
    kind: 'text',
    least: 12,
    value: ({ message }) => message,
  },
];
