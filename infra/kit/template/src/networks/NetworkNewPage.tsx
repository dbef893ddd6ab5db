import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate } from '@console/design/router';
import { paths } from '../paths';
import { NetworkForm } from './NetworkForm';

/** Adds a network; nothing is kept of it when it is cancelled. */
export function NetworkNewPage() {
  const translate = useMessages();
  const navigate = useNavigate();
  const title = translate('page.creatingTitle', { entity: translate('networks.entity') });
  return (
    <Page section={translate('networks.section')} item={title}>
      <NetworkForm label={title} onCancel={() => navigate(paths.networks.list())} />
    </Page>
  );
}
