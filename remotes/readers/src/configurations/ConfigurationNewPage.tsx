import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { ConfigurationForm } from './ConfigurationForm';
import { useRegionOptions } from './useRegionOptions';

/** Describes a new way of reading; nothing is kept of it when it is cancelled. */
export function ConfigurationNewPage() {
  const translate = useMessages();
  const navigate = useNavigate();
  const options = useRegionOptions();
  const title = translate('page.creatingTitle', { entity: translate('configurations.entity') });
  return (
    <Page section={translate('configurations.section')} item={title}>
      <ConfigurationForm
        label={title}
        options={options}
        onCancel={() => navigate(paths.readers.configurations.list())}
      />
    </Page>
  );
}
