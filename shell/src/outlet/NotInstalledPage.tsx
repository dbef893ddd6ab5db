import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useLocation } from '@console/design/router';
import type { Area } from '@console/remote';
import { areaName } from '../areas/areaNames';
import { crumbs } from '../frame/crumbs';
import { useRegistry } from '../registry';

/** Takes the place of what no remote of this console serves: that it is so, and whom to ask. */
export function NotInstalledPage({ area }: { readonly area: Area }) {
  const translate = useMessages();
  const { registry } = useRegistry();
  const { pathname } = useLocation();
  const [section] = crumbs(pathname);
  const name = translate(section && 'key' in section.label ? section.label.key : areaName(area));
  const installed = registry.remotes
    .flatMap((remote) => remote.areas)
    .map((served) => translate(areaName(served)));
  return (
    <Page section={name}>
      <Banner tone="info" title={translate('notInstalled.title', { area: name })}>
        <p>{translate('notInstalled.ask')}</p>
        <p>
          {installed.length > 0
            ? translate('notInstalled.installed', { areas: installed.join(', ') })
            : translate('notInstalled.nothing')}
        </p>
      </Banner>
    </Page>
  );
}
