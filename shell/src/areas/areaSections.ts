import type { Area } from '@console/remote';
import { paths } from '@console/remote/contract';
import type { Configuration } from '../configuration';

/** One of the parts an area consists of: a page of this console, or one of the service's dashboard. */
export type AreaSection = { readonly key: string } & ({ readonly to: string } | { readonly href: string });

/**
 * The parts of an area in their order, for areas that consist of several [NAV-08, NAV-10]; an area of one page has
 * none. Registration may be the dashboard's business [NAV-09].
 */
export function areaSections(
  area: Area,
  { flags, dashboardBase }: Pick<Configuration, 'flags' | 'dashboardBase'>,
): readonly AreaSection[] {
  switch (area) {
    case 'readers':
      return [
        { key: 'configurations', to: paths.readers.configurations.list() },
        { key: 'definitions', to: paths.readers.definitions.list() },
        flags.readerRegistration
          ? { key: 'registration', to: paths.readers.register() }
          : { key: 'registration', href: `${dashboardBase}/readers/scanner` },
      ];
    case 'admin':
      return [
        { key: 'home', to: paths.admin.home() },
        { key: 'reset', to: paths.admin.reset() },
        { key: 'scanner-config', to: paths.admin.scannerConfig() },
        { key: 'software-management', to: paths.admin.upgrades.list() },
        { key: 'remotes', to: paths.admin.remotes() },
      ];
    case 'event-configuration':
      return [
        { key: 'publishers', to: paths.eventConfiguration.publishers.list() },
        { key: 'brokers', to: paths.eventConfiguration.brokers.list() },
      ];
    case 'logs':
      return [
        { key: 'readers', to: paths.logs.readers() },
        { key: 'itemsense', to: paths.logs.itemsense() },
      ];
    default:
      return [];
  }
}

/** The part that an address is in: the one whose own address is the longest beginning of it. */
export function sectionAt(sections: readonly AreaSection[], pathname: string): AreaSection | undefined {
  const around = sections.filter(
    (section) => 'to' in section && (pathname === section.to || pathname.startsWith(`${section.to}/`)),
  );
  return around.toSorted((one, other) => addressOf(other).length - addressOf(one).length)[0];
}

const addressOf = (section: AreaSection) => ('to' in section ? section.to : section.href);
