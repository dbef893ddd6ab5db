import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import type { Translate } from '@console/design/messages';
import { paths, textIn } from '@console/remote/contract';
import type { ResolvedRegistry } from '@console/remote/registry';
import { type Navigation, targetOf } from '../../host/areas/navigation';
import type { Configuration } from '../../host/configuration';
import { remoteTitle } from '../../host/registry/titles';
import type { Shortcut } from '../shortcuts';
import type { Command } from './command';
import { fits } from './words';

/** Sources of the commands. */
interface CommandSources {
  readonly configuration: Configuration;
  readonly registry: ResolvedRegistry;
  readonly navigation: Navigation;
  /** The entries of the bar, of More and of the menu of the user. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
  /** The shortcuts that are on, with what they do; those that lead somewhere need not be there. */
  readonly shortcuts: readonly PaletteShortcut[];
  readonly translate: Translate;
}

/** A shortcut as the palette offers it. */
export interface PaletteShortcut extends Pick<Shortcut, 'id' | 'to'> {
  /** As its keys are written on the keyboard. */
  readonly texts: readonly string[];
  /** @defaultValue it only leads somewhere */
  readonly act?: (() => void) | undefined;
}

/** Everything the palette offers but records: every page, every action that a remote declares, every shortcut. */
export function collectCommands(sources: CommandSources): Command[] {
  const listed = [...pageCommands(sources), ...actionCommands(sources), ...shortcutCommands(sources)];
  const withShortcuts = listed.map((command) => {
    const { target } = command;
    const shortcut = 'to' in target && sources.shortcuts.find(({ to }) => to === target.to);
    return shortcut ? { ...command, shortcut: shortcut.texts } : command;
  });
  const isOffered = ({ label, target }: Command) =>
    withShortcuts.some(
      (other) =>
        'to' in other.target &&
        'to' in target &&
        other.target.to === target.to &&
        // A page is found by its title too where it is called otherwise; `New threshold` is called `New`.
        other.label.startsWith(label),
    );
  return [...withShortcuts, ...routeCommands(sources).filter((command) => !isOffered(command))];
}

function pageCommands({ entries, more, navigation, configuration, translate }: CommandSources): Command[] {
  const listed = [...entries, ...more].flatMap((entry): Command[] => {
    const target = targetOfEntry(entry);
    const kind = target && 'act' in target ? 'action' : 'page';
    const detail = translate(`palette.${kind}`);
    return target ? [{ key: `${kind} ${entry.key}`, kind, label: entry.label, detail, target }] : [];
  });
  const sections = navigation.areas.flatMap((area) =>
    (area.sections ?? []).map(
      (section): Command => ({
        key: `page ${area.name} ${section.name}`,
        kind: 'page',
        label: textIn(section.title),
        detail: textIn(area.title),
        target: targetOf(section, configuration),
      }),
    ),
  );
  return [...listed, ...sections];
}

function targetOfEntry({
  to,
  href,
  onAct,
}: Pick<MenuItem, 'to' | 'href' | 'onAct'>): Command['target'] | undefined {
  if (to !== undefined) return { to };
  if (href !== undefined) return { href };
  return onAct && { act: onAct };
}

function actionCommands({ registry }: CommandSources): Command[] {
  return registry.remotes.flatMap((remote) =>
    (remote.actions ?? [])
      .filter(({ path }) => !path.includes(textPlace))
      .map(
        ({ label, path }): Command => ({
          key: `action ${remote.name} ${path}`,
          kind: 'action',
          label: textIn(label),
          detail: remoteTitle(remote),
          target: { to: path },
        }),
      ),
  );
}

/** Place in a declared address for the text that an action takes. */
const textPlace = '{text}';

/**
 * The actions that take a text as it was typed or pasted: an EPC, an address, a token.
 *
 * @param typed - stands in the address of the page, unless it is a secret
 */
export function takingCommands({ remotes }: CommandSources['registry'], typed: string): Command[] {
  const text = typed.trim();
  return remotes.flatMap((remote) =>
    (remote.actions ?? []).flatMap(({ label, path, takes, secret = false }): Command[] =>
      takes !== undefined && fits(takes, text)
        ? [
            {
              key: `taken ${remote.name} ${path}`,
              kind: 'action',
              label: textIn(label),
              detail: remoteTitle(remote),
              target: secret
                ? { to: path, search: text }
                : { to: path.replace(textPlace, encodeURIComponent(text)) },
            },
          ]
        : [],
    ),
  );
}

function shortcutCommands({ shortcuts, translate }: CommandSources): Command[] {
  return shortcuts.flatMap(({ id, act, texts }) =>
    act
      ? [
          {
            key: `shortcut ${id}`,
            kind: 'action' as const,
            label: translate(`shortcuts.${id}`),
            detail: translate('palette.action'),
            target: { act },
            shortcut: texts,
          },
        ]
      : [],
  );
}

/** Where an area sends what it cannot load; it shows nothing by itself. */
const isErrorRoute = (path: string) => path.endsWith('/error');

/** The pages that need no record, what the navigation lists among them; of several of an address the first counts. */
function routeCommands({ navigation, configuration, translate }: CommandSources): Command[] {
  const { pages, hasOverview } = navigation;
  return pages.flatMap(({ path, title, parent, remote }): Command[] => {
    const isDrawn =
      remote !== undefined ||
      path === paths.activity() ||
      (configuration.audit && path === paths.audit()) ||
      (hasOverview && path === paths.overview());
    if (!isDrawn || !title || path.includes(':') || isErrorRoute(path)) return [];
    const above = pages.find((page) => page.path === parent)?.title;
    return [
      {
        key: `page ${path}`,
        kind: 'page',
        label: textIn(title),
        detail: above ? textIn(above) : translate('palette.page'),
        target: { to: path },
      },
    ];
  });
}
