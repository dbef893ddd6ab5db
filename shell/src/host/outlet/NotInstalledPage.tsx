import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { areaTitles, useRegistry } from '../registry';

/**
 * Shown for an address that no remote of this console serves: says so, and whom to ask; while remotes are still to come,
 * that the page may be among them.
 * @param props.name what is not there, as the navigation calls it.
 */
export function NotInstalledPage({ name }: { readonly name: string }) {
  const translate = useMessages();
  const { registry, released } = useRegistry();
  if (released.expected)
    return (
      <Page section={name}>
        <Banner tone="info" title={translate('notInstalled.building.title', { area: name })}>
          <p>{translate('notInstalled.building')}</p>
        </Banner>
      </Page>
    );
  const installed = areaTitles(registry.remotes.flatMap((remote) => remote.areas));
  return (
    <Page section={name}>
      <Banner tone="info" title={translate('notInstalled.title', { area: name })}>
        <p>{translate('notInstalled.ask')}</p>
        <p>
          {installed === ''
            ? translate('notInstalled.nothing')
            : translate('notInstalled.installed', { areas: installed })}
        </p>
      </Banner>
    </Page>
  );
}
