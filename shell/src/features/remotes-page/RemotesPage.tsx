import { Banner } from '@console/design/banner';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate, useSearchParams } from '@console/design/router';
import { Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { paths } from '@console/remote/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useOverrides } from '../../host/override/OverridesProvider';
import { useRegistry } from '../../host/registry';
import { registryKey } from '../../host/registry/registryQuery';
import { remoteKey, remoteQuery } from '../../host/registry/remoteQuery';
import { remoteStates } from '../../host/registry/remoteState';
import { MaterialsSection } from './MaterialsSection';
import messages from './messages/en.json';
import { RemoteDrawer } from './RemoteDrawer';
import { remoteColumns } from './remoteColumns';
import { type RemoteRow, remoteRows } from './remoteRows';
import css from './remotes.css';
import { SwitchOffDialog } from './SwitchOffDialog';
import { refusalKey, useOperation, useSwitchOn } from './useOperation';

const nameOf = ({ name }: RemoteRow) => name;
const noReports: never[] = [];

/** Which remotes run, with the words it needs: few people open it, so they do not travel with the console. */
export function RemotesPage() {
  return (
    <MessagesProvider messages={messages}>
      <Remotes />
    </MessagesProvider>
  );
}

/** Which remotes run in which build, how they are, and what can be done when one makes trouble. */
function Remotes() {
  useStyles(css);
  const translate = useMessages();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { registry, released, askServiceVersion } = useRegistry();
  const { safeMode } = useOverrides();
  const [params] = useSearchParams();
  const { reports, switches } = useOperation();
  const [leaving, setLeaving] = useState<RemoteRow>();
  const [tried, setTried] = useState(0);
  // The document has a part of it only.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: registryKey }), [queryClient]);
  const told = reports.data?.reports ?? noReports;

  // A try changes what the page has loaded.
  const rows = useMemo(
    () => remoteRows(remoteStates({ registry, released, queryClient, safeMode }), released.remotes, told),
    [registry, released, told, queryClient, safeMode, tried],
  );
  const { switchOn } = useSwitchOn();
  const columns = useMemo(
    () =>
      remoteColumns(translate, {
        switchOff: setLeaving,
        switchOn: ({ name }) => switchOn(name),
        tryAgain: ({ remote }) => {
          queryClient.removeQueries({ queryKey: remoteKey(remote) });
          void queryClient
            .prefetchQuery(remoteQuery(remote, askServiceVersion))
            .then(() => setTried((count) => count + 1));
        },
      }),
    [translate, switchOn, queryClient, askServiceVersion],
  );
  const opened = rows.find(({ name }) => name === params.get('remote'));
  const unknown = [reports.error, switches.error].find((error) => error !== null);

  return (
    <Page
      section={translate('remotes.title')}
      banner={
        unknown && (
          <Banner tone="info" title={translate('remotes.withoutGateway')}>
            {translate(refusalKey(unknown))}
          </Banner>
        )
      }
    >
      <p>{translate(safeMode ? 'remotes.aboutSafeMode' : 'remotes.about')}</p>
      <div className="remotes__all">
        <Table
          label={translate('remotes.title')}
          id="remotes"
          rows={rows}
          columns={columns}
          rowKey={nameOf}
          initialSort="name"
          empty={translate('notInstalled.nothing')}
        />
      </div>
      <MaterialsSection
        title={translate('remotes.materials.ofConsole')}
        level={2}
        base="/assets/"
        file="console"
      />
      {opened && (
        <RemoteDrawer
          row={opened}
          history={switches.data?.history ?? noReports}
          onClose={() => void navigate(paths.admin.remotes(), { replace: true })}
          onSwitchOff={() => setLeaving(opened)}
        />
      )}
      {leaving && <SwitchOffDialog row={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  );
}
