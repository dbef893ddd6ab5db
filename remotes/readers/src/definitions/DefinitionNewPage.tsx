import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { DefinitionForm } from './DefinitionForm';

/** Describes a new reader; nothing is kept of it when it is cancelled [READER-27]. */
export function DefinitionNewPage() {
  const translate = useMessages();
  const navigate = useNavigate();
  const title = translate('page.creatingTitle', { entity: translate('definitions.entity') });
  return (
    <Page section={translate('definitions.section')} item={title}>
      <DefinitionForm label={title} onCancel={() => navigate(paths.readers.definitions.list())} />
    </Page>
  );
}
