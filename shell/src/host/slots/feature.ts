import type { DescribeChange, FollowChange } from '@console/api-client';
import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import { type Catalogue, type MessageKey, type Translate, translateKey } from '@console/design/messages';
import type { Lazy } from '@console/design/progress';
import type { SessionStore } from '@console/remote/host';
import type { ResolvedRegistry, ResolvedRemote, SwitchedOff } from '@console/remote/registry';
import type { Alerts, RecordedAlert } from '@console/remote/services';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Navigation } from '../areas/navigation';
import type { ResolvedRoute } from '../areas/resolveAddress';
import type { Configuration } from '../configuration';

/** The services that observers of changes may ask. */
export interface ChangeContext {
  /** Origin of the service. */
  readonly service: string;
  /** The gateway records changes. */
  readonly audit: boolean;
  readonly queryClient: () => QueryClient;
  readonly session: SessionStore;
}

/** Pages that features draw in the place of a remote's, by what `resolveAddress` says of the address. */
export interface FeaturePages {
  readonly overview?: Lazy<ComponentType>;
  readonly activity?: Lazy<ComponentType>;
  readonly audit?: Lazy<ComponentType>;
  readonly remotes?: Lazy<ComponentType>;
  /** Stands in the place of a remote that an administrator took out of service. */
  readonly switchedOff?: Lazy<ComponentType<SwitchedOffPageProps>>;
}

/** The remote that is out of service, and who took it out when and why. */
export interface SwitchedOffPageProps {
  /** Title of the area. */
  readonly area: string;
  /** Name of the remote. */
  readonly name: string;
  readonly switchedOff: SwitchedOff;
}

/** Entry that a feature adds to a menu of the frame: it leads somewhere, acts, or opens a dialog. */
interface FeatureMenuEntry {
  readonly key: string;
  /** Key of its text. */
  readonly label: MessageKey;
  /** Offered for a registry and a configuration. @defaultValue always */
  readonly isOffered?: (registry: ResolvedRegistry, configuration: Configuration) => boolean;
  readonly separated?: boolean;
  readonly to?: string;
  readonly onAct?: () => void;
  readonly Dialog?: ComponentType<{ readonly onClose: () => void }>;
}

/** The frame as a feature inside of it gets it. */
interface FrameContents {
  readonly navigation: Navigation;
  readonly route: ResolvedRoute;
  /** The entries of the bar. */
  readonly entries: readonly NavigationEntry[];
  /** The entries of More. */
  readonly more: readonly MenuItem[];
  /** The entries of features in the user's menu. */
  readonly userMenu: readonly MenuItem[];
}

/** Keeps the alerts of the session beyond the page. */
interface AlertsKeeper {
  /** The alerts of before the page was loaded, newest first. */
  readonly restore: () => readonly RecordedAlert[];
  readonly keep: (alerts: Alerts) => void;
}

/**
 * A feature of the console: slots that the host fills. All of them are optional, and the host works when none is
 * filled. Components of a slot are nested, or stand, in the order of the list of features.
 */
export interface Feature {
  /** English texts that are there from the first frame; others travel with what shows them. */
  readonly texts?: Catalogue;
  readonly pages?: FeaturePages;
  /** Entries of the user's menu, before the way out. */
  readonly userMenu?: readonly FeatureMenuEntry[];
  /** Entries of More, before the way out. */
  readonly more?: readonly FeatureMenuEntry[];
  /** Stands in the bar, beside the user's menu. */
  readonly FrameAction?: ComponentType;
  /** Wraps the console of a signed-in person. */
  readonly Provider?: ComponentType<{ readonly children: ReactNode }>;
  /** Wraps the content of every page. */
  readonly PageProvider?: ComponentType<{ readonly route: ResolvedRoute; readonly children: ReactNode }>;
  /** Opens over the page, by a shortcut for instance. */
  readonly Overlay?: ComponentType<FrameContents>;
  /** Observes which remote is open; draws nothing. */
  readonly Observer?: ComponentType<{ readonly remote: ResolvedRemote | undefined }>;
  /** Observes every change that the console makes on the service. */
  readonly followChanges?: (context: ChangeContext) => FollowChange;
  /** Says what a change is to the gateway that passes it on; the first feature that does is asked. */
  readonly describeChange?: (context: ChangeContext) => DescribeChange | undefined;
  readonly alerts?: AlertsKeeper;
  /**
   * Notes that a person leaves: the session has ended, or the page goes.
   * @param at milliseconds since 1970, by the clock of the service
   * @param isOver false for a page that may only be loaded anew
   */
  readonly onLeaving?: (user: string, at: number, isOver: boolean) => void;
  /** Forgets what it keeps of a person whose session has ended. */
  readonly onSessionEnd?: (user: string) => void;
}

/** Menu entries of features as items of a menu. @param open opens a dialog over the page. */
export function menuItems(
  entries: readonly FeatureMenuEntry[],
  registry: ResolvedRegistry,
  configuration: Configuration,
  translate: Translate,
  open: (dialog: NonNullable<FeatureMenuEntry['Dialog']>) => void,
): MenuItem[] {
  return entries
    .filter(({ isOffered }) => isOffered?.(registry, configuration) ?? true)
    .map(({ isOffered, label, Dialog, ...item }) => ({
      ...item,
      label: translateKey(translate, label),
      ...(Dialog && { onAct: () => open(Dialog) }),
    }));
}
