import { Frame } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { paths } from '@console/remote/contract';
import { AlertHost, ConnectionBanner } from '@console/remote/services';
import { type ReactNode, useMemo, useState } from 'react';
import { PageHelp } from '../../features/help/PageHelp';
import { NotificationsButton } from '../../features/notifications/NotificationsButton';
import { Palette } from '../../features/palette/Palette';
import { useTourChecklist } from '../../features/tour/TourControl';
import type { Navigation } from '../areas/navigation';
import { moreItems, navigationEntries } from '../areas/navigationEntries';
import type { ResolvedRoute } from '../areas/resolveAddress';
import { useConfiguration } from '../configuration';
import { OverrideBanners } from '../override/OverrideBanners';
import { useSignOut } from '../session/useSignOut';
import { ShellUpdate } from '../update/ShellUpdate';
import { AreaSections } from './AreaSections';
import { Breadcrumbs } from './Breadcrumbs';
import { UserMenu } from './UserMenu';

const AboutDialog = lazyNamed(() => import('../../features/about/AboutDialog'), 'AboutDialog', {
  waiting: null,
});

const PreferencesDialog = lazyNamed(
  () => import('../../features/preferences/PreferencesDialog'),
  'PreferencesDialog',
  {
    waiting: null,
  },
);

interface ConsoleFrameProps {
  readonly navigation: Navigation;
  /** What the opened address shows. */
  readonly route: ResolvedRoute;
  readonly children: ReactNode;
}

/** The frame of the signed-in console: bar, More, user, breadcrumbs, alerts and the page. */
export function ConsoleFrame({ navigation, route, children }: ConsoleFrameProps) {
  const translate = useMessages();
  const configuration = useConfiguration();
  const signOut = useSignOut();
  const openTour = useTourChecklist();
  const { areas, hasOverview } = navigation;
  const entries = useMemo(() => navigationEntries(areas, configuration), [areas, configuration]);
  const [about, setAbout] = useState(false);
  const [preferences, setPreferences] = useState(false);
  const more = useMemo(
    () => moreItems(areas, configuration, translate, { openAbout: () => setAbout(true), signOut }),
    [areas, configuration, translate, signOut],
  );
  const { area, crumbs } = route;
  const hasSections = (area?.sections ?? []).length > 0;
  return (
    <Frame
      product={translate('product.name')}
      home={paths.readers.definitions.list()}
      first={hasOverview ? { label: translate('pages.overview'), to: paths.overview() } : undefined}
      navigation={entries}
      more={{ label: translate('more.label'), items: more }}
      user={
        <>
          <NotificationsButton />
          <UserMenu onSignOut={signOut} onPreferences={() => setPreferences(true)} onTour={openTour} />
        </>
      }
      // A list is its own section: one step would only repeat its heading.
      subheader={
        (hasSections || crumbs.length > 1) && (
          <>
            {area && hasSections && <AreaSections area={area} />}
            {crumbs.length > 1 && <Breadcrumbs way={crumbs} />}
          </>
        )
      }
      alerts={<AlertHost />}
    >
      <OverrideBanners />
      <ConnectionBanner />
      <ShellUpdate />
      <PageHelp route={route}>{children}</PageHelp>
      <Palette navigation={navigation} route={route} entries={entries} more={more} />
      {preferences && <PreferencesDialog onClose={() => setPreferences(false)} />}
      {about && <AboutDialog onClose={() => setAbout(false)} />}
    </Frame>
  );
}
