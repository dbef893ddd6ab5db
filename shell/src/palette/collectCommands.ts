import { identifierOf, type ListAnswer, type ModelName } from '@console/api-client';
import { listKey } from '@console/api-client/queries';
import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import type { Translate } from '@console/design/messages';
import { actionAddress, type PageDeclaration, recordPath, textIn } from '@console/remote/contract';
import type { ResolvedRegistry } from '@console/remote/registry';
import type { QueryClient } from '@tanstack/react-query';
import { type Navigation, targetOf } from '../areas/navigation';
import type { Configuration } from '../configuration';
import { remoteTitle } from '../registry';
import type { Command } from './command';

/** What the commands are made of. */
export interface CommandSources {
  readonly configuration: Configuration;
  readonly registry: ResolvedRegistry;
  readonly navigation: Navigation;
  readonly queryClient: QueryClient;
  /** The entries of the bar and of More. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
  readonly translate: Translate;
}

/**
 * Everything the palette offers: every page, every action that a remote declares, every record that is loaded, and what
 * can be done with it.
 */
export function collectCommands(sources: CommandSources): Command[] {
  return [...pageCommands(sources), ...actionCommands(sources), ...recordCommands(sources)];
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
    (remote.actions ?? []).map(
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

function recordCommands({ queryClient, navigation, translate }: CommandSources): Command[] {
  const lists = queryClient.getQueriesData<ListAnswer<object>>({
    predicate: ({ meta, queryKey }) => meta?.model !== undefined && queryKey[1] === listKey(meta.model)[1],
  });
  return lists.flatMap(([[model], answer]) =>
    (answer?.rows ?? []).flatMap((row) =>
      recordCommand(model as ModelName, row, navigation.pages, translate),
    ),
  );
}

function recordCommand(
  model: ModelName,
  row: object,
  pages: readonly PageDeclaration[],
  translate: Translate,
): Command[] {
  const fields = row as Readonly<Record<string, unknown>>;
  const id = fields[identifierOf(model)];
  if (typeof id !== 'string' && typeof id !== 'number') return [];
  const to = recordPath(pages, model, String(id));
  if (to === undefined) return [];
  const label = typeof fields.name === 'string' && fields.name !== '' ? fields.name : String(id);
  const detail = translate(`model.${model}`);
  const verb = (action: string, does: string, address: string): Command => ({
    key: `verb ${action} ${to}`,
    kind: 'verb',
    label: `${does} ${label}`,
    detail,
    target: { to: address },
  });
  const page = pages.find(({ record }) => record === model);
  const edits = pages.some(({ path }) => path === `${page?.path}/edit`);
  return [
    { key: `record ${to}`, kind: 'record', label, detail, target: { to } },
    ...(edits ? [verb('edit', translate('palette.edit'), `${to}/edit`)] : []),
    ...(page?.recordActions ?? [])
      .filter(({ except = {} }) => Object.entries(except).every(([field, value]) => fields[field] !== value))
      .map(({ action, label: does }) => verb(action, textIn(does), actionAddress(to, action))),
  ];
}
