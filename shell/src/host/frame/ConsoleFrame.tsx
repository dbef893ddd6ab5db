import { Frame } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { AlertHost, ConnectionBanner } from '@console/remote/services';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Navigation } from '../areas/navigation';
import { moreItems, navigationEntries } from '../areas/navigationEntries';
import type { ResolvedRoute } from '../areas/resolveAddress';
import { useConfiguration } from '../configuration';
import { OverrideBanners } from '../override/OverrideBanners';
import { useRegistry } from '../registry';
import { useSignOut } from '../session/useSignOut';
import { nested, slotsOf, useFeatures } from '../slots/FeaturesProvider';
import { menuItems } from '../slots/feature';
import { ShellUpdate } from '../update/ShellUpdate';
import { AreaSections } from './AreaSections';
import { Breadcrumbs } from './Breadcrumbs';
import { useKeptFrame } from './document/useKeptFrame';
import { subheaderOf } from './subheaderOf';
import { UserMenu } from './UserMenu';

interface ConsoleFrameProps {
  readonly navigation: Navigation;
  /** Route of the opened address. */
  readonly route: ResolvedRoute;
  readonly children: ReactNode;
}

/** The frame of the signed-in console: bar, More, user, breadcrumbs, alerts and the page. */
export function ConsoleFrame({ navigation, route, children }: ConsoleFrameProps) {
  const translate = useMessages();
  const configuration = useConfiguration();
  const signOut = useSignOut();
  const features = useFeatures();
  const { registry } = useRegistry();
  const { areas, hasOverview } = navigation;
  const entries = useMemo(() => navigationEntries(areas, configuration), [areas, configuration]);
  const [opened, setOpened] = useState<{
    readonly Dialog: ComponentType<{ readonly onClose: () => void }>;
  }>();
  const itemsOf = useCallback(
    (menu: 'more' | 'userMenu') =>
      menuItems(
        features.flatMap((feature) => feature[menu] ?? []),
        registry,
        configuration,
        translate,
        (Dialog) => setOpened({ Dialog }),
      ),
    [features, registry, configuration, translate],
  );
  const more = useMemo(
    () => moreItems(areas, configuration, translate, { ofFeatures: itemsOf('more'), signOut }),
    [areas, configuration, translate, itemsOf, signOut],
  );
  const userMenu = useMemo(() => itemsOf('userMenu'), [itemsOf]);
  const contents = { navigation, route, entries, more, userMenu };
  useKeptFrame(navigation);
  const { area, crumbs } = route;
  const { hasSections, hasCrumbs } = subheaderOf(route);
  return (
    <Frame
      product={translate('product.name')}
      home={paths.readers.definitions.list()}
      first={hasOverview ? { label: translate('pages.overview'), to: paths.overview() } : undefined}
      navigation={entries}
      more={{ label: translate('more.label'), items: more }}
      user={
        <>
          {slotsOf(features, ({ FrameAction }) => FrameAction).map((FrameAction, at) => (
            <FrameAction key={at} />
          ))}
          <UserMenu onSignOut={signOut} ofFeatures={userMenu} />
        </>
      }
      subheader={
        (hasSections || hasCrumbs) && (
          <>
            {area && hasSections && <AreaSections area={area} />}
            {hasCrumbs && <Breadcrumbs way={crumbs} />}
          </>
        )
      }
      alerts={<AlertHost />}
    >
      <OverrideBanners />
      <ConnectionBanner />
      <ShellUpdate />
      {nested(features, ({ PageProvider }) => PageProvider, { route }, children)}
      {slotsOf(features, ({ Overlay }) => Overlay).map((Overlay, at) => (
        <Overlay key={at} {...contents} />
      ))}
      {opened && <opened.Dialog onClose={() => setOpened(undefined)} />}
    </Frame>
  );
}
