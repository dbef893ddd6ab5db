import { Frame } from '@console/design/layout';
import { Menu } from '@console/design/menu';
import { useMessages } from '@console/design/messages';
import { useLocation } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { AlertHost, ConnectionBanner } from '@console/remote/services';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { areaOf } from '../areas/areaNames';
import { areaSections } from '../areas/areaSections';
import { moreItems, navigationEntries } from '../areas/navigationEntries';
import { useConfiguration } from '../configuration';
import { NotificationsButton } from '../notifications/NotificationsButton';
import { OverrideBanners } from '../override/OverrideBanners';
import { Palette } from '../palette/Palette';
import { useLogOut } from '../session/useLogOut';
import { ShortcutHelp } from '../shortcuts/ShortcutHelp';
import { ShellUpdate } from '../update/ShellUpdate';
import { AreaSections } from './AreaSections';
import { Breadcrumbs } from './Breadcrumbs';
import { crumbs } from './crumbs';
import { UserMenu } from './UserMenu';

const AboutDialog = lazy(async () => {
  const { AboutDialog: dialog } = await import(/* webpackChunkName: "AboutDialog" */ '../about/AboutDialog');
  return { default: dialog };
});

const PreferencesDialog = lazy(async () => {
  const { PreferencesDialog: dialog } = await import(
    /* webpackChunkName: "PreferencesDialog" */ '../preferences/PreferencesDialog'
  );
  return { default: dialog };
});

/** The frame of the signed-in console: bar, More, user, breadcrumbs, alerts and the page. */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const translate = useMessages();
  const configuration = useConfiguration();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const entries = useMemo(() => navigationEntries(configuration, translate), [configuration, translate]);
  const [about, setAbout] = useState(false);
  const [preferences, setPreferences] = useState(false);
  const more = useMemo(
    () => moreItems(configuration, translate, { openAbout: () => setAbout(true), logOut }),
    [configuration, translate, logOut],
  );
  const area = areaOf(pathname);
  const sections = useMemo(() => (area ? areaSections(area, configuration) : []), [area, configuration]);
  const way = useMemo(() => crumbs(pathname), [pathname]);
  return (
    <Frame
      product={translate('product.name')}
      home={paths.readers.definitions.list()}
      navigation={entries}
      more={<Menu tone="quiet" label={translate('more.label')} items={more} />}
      user={
        <>
          <NotificationsButton />
          <UserMenu onLogOut={logOut} onPreferences={() => setPreferences(true)} />
        </>
      }
      // A list is its own section: one step would only repeat its heading.
      subheader={
        (sections.length > 0 || way.length > 1) && (
          <>
            {area && sections.length > 0 && <AreaSections area={area} sections={sections} />}
            {way.length > 1 && <Breadcrumbs way={way} />}
          </>
        )
      }
      alerts={<AlertHost />}
    >
      <OverrideBanners />
      <ConnectionBanner />
      <ShellUpdate />
      {children}
      <Palette entries={entries} more={more} />
      <ShortcutHelp />
      <Suspense>{preferences && <PreferencesDialog onClose={() => setPreferences(false)} />}</Suspense>
      <Suspense>{about && <AboutDialog onClose={() => setAbout(false)} />}</Suspense>
    </Frame>
  );
}
