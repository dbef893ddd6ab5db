import { Banner } from '@console/design/banner';
import { LinkButton } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import type { Area } from '@console/remote';
import { paths } from '@console/remote/contract';
import { areaName } from '../areas/areaNames';

/** Takes the place of a remote while none is loaded. */
export function SafeModePage({ area }: { readonly area: Area }) {
  const translate = useMessages();
  return (
    <Page section={translate(areaName(area))}>
      <Banner
        tone="info"
        title={translate('safeMode.title', { area: translate(areaName(area)) })}
        action={<LinkButton to={paths.admin.remotes()}>{translate('remotes.title')}</LinkButton>}
      >
        {translate('safeMode.text')}
      </Banner>
    </Page>
  );
}
