import { type OngoingProcess, ongoingProcessQueries } from '@console/api-client/ongoing-processes';
import { useResource } from '@console/api-client/react';
import { isRunning, type Upgrade, upgradeQueries } from '@console/api-client/upgrades';
import { CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Link } from '@console/design/router';
import { RelativeTime } from '@console/design/time';
import { paths as published } from '@console/remote/contract';
import { CardContent } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths';
import { useKeptWaves } from '../upgrades/waves/useKeptWaves';

const WavesFollower = lazyNamed(() => import('../upgrades/waves/WavesFollower'), 'WavesFollower', {
  waiting: null,
});

/** The upgrades and the registrations of readers that are under way. */
export function UnderWayCard() {
  const upgrades = useQuery(useResource(upgradeQueries).list());
  const processes = useQuery(useResource(ongoingProcessQueries).list());
  const [hasWaves] = useKeptWaves();
  return (
    <>
      {hasWaves && <WavesFollower />}
      <CardContent query={upgrades} model="upgrade">
        {({ rows }) => (
          <CardContent query={processes} model="ongoing-process">
            {(running) => <UnderWay upgrades={rows.filter(isRunning)} processes={running.rows} />}
          </CardContent>
        )}
      </CardContent>
    </>
  );
}

interface UnderWayProps {
  readonly upgrades: readonly Upgrade[];
  readonly processes: readonly OngoingProcess[];
}

function UnderWay({ upgrades, processes }: UnderWayProps) {
  const translate = useMessages();
  if (upgrades.length + processes.length === 0) return <p>{translate('underWay.none')}</p>;
  return (
    <CardList
      items={[
        ...upgrades.map(({ id, version, numDevices = 0, created }) => ({
          key: `upgrade ${id}`,
          title: (
            <Link to={paths.admin.upgrades.upgrade(id)}>
              {translate('underWay.upgrade', { version: version ?? id, count: numDevices })}
            </Link>
          ),
          detail: created && <RelativeTime value={created} />,
        })),
        ...processes.map(({ processId, startTime }) => ({
          key: `process ${processId}`,
          title: (
            <Link to={published.readers.register()}>
              {translate('underWay.registration', { id: processId })}
            </Link>
          ),
          detail: startTime && <RelativeTime value={startTime} />,
        })),
      ]}
    />
  );
}
