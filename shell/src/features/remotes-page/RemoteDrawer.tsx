import { Button } from '@console/design/button';
import { DescriptionList } from '@console/design/card';
import { Drawer } from '@console/design/dialog';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import type { SwitchUse } from '@console/remote/operation';
import { buildKey } from '@console/remote/registry';
import { useConfiguration } from '../../host/configuration';
import { areaTitles } from '../../host/registry';
import { MaterialsSection } from './MaterialsSection';
import { PreviousBuilds } from './PreviousBuilds';
import { ReportList } from './ReportList';
import { kilobytes, stateLabel, stateTones } from './remoteColumns';
import type { RemoteRow } from './remoteRows';
import css from './remotes.css';
import { SwitchOn } from './SwitchOn';
import { TimingsSection } from './TimingsSection';

interface RemoteDrawerProps {
  readonly row: RemoteRow;
  /** Every use of a switch, the last first. */
  readonly history: readonly SwitchUse[];
  readonly onClose: () => void;
  readonly onSwitchOff: () => void;
}

/** Everything that is known of one remote. */
export function RemoteDrawer({ row, history, onClose, onSwitchOff }: RemoteDrawerProps) {
  useStyles(css);
  const translate = useMessages();
  const { remote, entry, name, version, build, weight, areas, failures, violations } = row;
  const { contract, federation, service, shared } = remote.chosen ?? remote;
  const { timings } = useConfiguration();
  const used = history.filter((use) => use.remote === name);
  return (
    <Drawer
      title={name}
      onClose={onClose}
      footer={
        row.state === 'switched-off' ? (
          <SwitchOn name={name} tone="primary" />
        ) : (
          <Button tone="danger" onClick={onSwitchOff}>
            {translate('remotes.off')}
          </Button>
        )
      }
    >
      <div className="remotes__parts">
        <Status tone={stateTones[row.state]} label={stateLabel(row, translate)} />
        <DescriptionList
          items={[
            { label: translate('remotes.version'), value: version },
            { label: translate('remotes.build'), value: build },
            {
              label: translate('remotes.assignment'),
              value: translate(`remotes.assignment.${row.assignment}`),
            },
            { label: translate('remotes.current'), value: entry?.current },
            {
              label: translate('remotes.candidate'),
              value:
                entry?.candidate &&
                translate('remotes.candidate.share', {
                  build: entry.candidate.build,
                  percent: entry.candidate.percent,
                }),
            },
            {
              label: translate('remotes.pinned'),
              value: translate('remotes.pinned.users', { count: Object.keys(entry?.pinned ?? {}).length }),
            },
            {
              label: translate('remotes.lastError'),
              value: row.state === 'loaded' ? row.error?.code : undefined,
            },
            { label: translate('remotes.owner'), value: row.owner },
            {
              label: translate('remotes.areas'),
              value: areaTitles(areas),
            },
            {
              label: translate('remotes.weight'),
              value: weight === undefined ? undefined : kilobytes(weight, translate),
            },
            { label: translate('remotes.files'), value: Object.keys(remote.integrity).length },
            { label: translate('remotes.contract'), value: contract },
            { label: translate('remotes.federation'), value: federation },
            { label: translate('remotes.service'), value: service?.version },
            {
              label: translate('remotes.shared'),
              value: formatList(Object.entries(shared).map(([module, range]) => `${module} ${range}`)),
            },
          ]}
        />
        <ReportList title={translate('remotes.failures')} reports={failures} />
        <ReportList title={translate('remotes.violations')} reports={violations} />
        <PreviousBuilds key={buildKey(remote)} remote={remote} />
        {timings && entry && <TimingsSection entry={entry} />}
        <MaterialsSection
          title={translate('remotes.materials')}
          level={3}
          base={(remote.chosen ?? remote).base}
          file={`${name}-${version}`}
        />
        <section>
          <h3>{translate('remotes.history')}</h3>
          {used.length === 0 && <p>{translate('remotes.history.none')}</p>}
          <ul className="remotes__list">
            {used.map((use) => (
              <li key={use.at}>
                <DateTime value={use.at} />{' '}
                {translate(use.off ? 'remotes.history.off' : 'remotes.history.on', {
                  name: use.by,
                  reason: use.reason ?? '',
                })}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Drawer>
  );
}
