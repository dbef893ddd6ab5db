import { Banner } from '@console/design/banner';
import { LinkButton } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { paths } from '@console/remote/contract';

/**
 * Shown instead of a remote in safe mode, in which no remote is loaded.
 * @param props.area title of the area.
 */
export function SafeModePage({ area }: { readonly area: string }) {
  const translate = useMessages();
  return (
    <Page section={area}>
      <Banner
        tone="info"
        title={translate('safeMode.title', { area })}
        action={<LinkButton to={paths.admin.remotes()}>{translate('remotes.title')}</LinkButton>}
      >
        {translate('safeMode.text')}
      </Banner>
    </Page>
  );
}
