import { identifierOf, type ListAnswer, type ModelName } from '@console/api-client';
import { listKey } from '@console/api-client/queries';
import type { NavigationEntry } from '@console/design/layout';
import type { MenuItem } from '@console/design/menu';
import type { Translate } from '@console/design/messages';
import { areas } from '@console/remote';
import { recordPath } from '@console/remote/contract';
import type { ResolvedRegistry } from '@console/remote/registry';
import type { QueryClient } from '@tanstack/react-query';
import { areaName } from '../areas/areaNames';
import { areaSections } from '../areas/areaSections';
import type { Configuration } from '../configuration';
import type { Command } from './command';

/** What the commands are made of. */
export interface CommandSources {
  readonly configuration: Configuration;
  readonly registry: ResolvedRegistry;
  readonly queryClient: QueryClient;
  /** The entries of the bar and of More. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
  readonly translate: Translate;
}

/** Everything the palette offers: every page, every action that a remote declares, every record already loaded. */
export function collectCommands(sources: CommandSources): Command[] {
  return [...pageCommands(sources), ...actionCommands(sources), ...recordCommands(sources)];
}

function pageCommands({ entries, more, configuration, translate }: CommandSources): Command[] {
  const listed = [...entries, ...more].flatMap((entry): Command[] => {
    const target = targetOf(entry);
    const kind = target && 'act' in target ? 'action' : 'page';
    const detail = translate(`palette.${kind}`);
    return target ? [{ key: `${kind} ${entry.key}`, kind, label: entry.label, detail, target }] : [];
  });
  const sections = areas.flatMap((area) =>
    areaSections(area, configuration).map((section): Command => {
      const label = translate(`sections.${area}.${section.key}`);
      const target = 'to' in section ? { to: section.to } : { href: section.href };
      return {
        key: `page ${area} ${section.key}`,
        kind: 'page',
        label,
        detail: translate(areaName(area)),
        target,
      };
    }),
  );
  return [...listed, ...sections];
}

function targetOf({
  to,
  href,
  onAct,
}: Pick<MenuItem, 'to' | 'href' | 'onAct'>): Command['target'] | undefined {
  if (to !== undefined) return { to };
  if (href !== undefined) return { href };
  return onAct && { act: onAct };
}

function actionCommands({ registry, translate }: CommandSources): Command[] {
  return registry.remotes.flatMap(({ name, areas: served, actions = [] }) =>
    actions.map(
      ({ label, path }): Command => ({
        key: `action ${name} ${path}`,
        kind: 'action',
        label: label.en,
        detail: served[0] ? translate(areaName(served[0])) : name,
        target: { to: path },
      }),
    ),
  );
}

function recordCommands({ queryClient, translate }: CommandSources): Command[] {
  const lists = queryClient.getQueriesData<ListAnswer<object>>({
    predicate: ({ meta, queryKey }) => meta?.model !== undefined && queryKey[1] === listKey(meta.model)[1],
  });
  return lists.flatMap(([[model], answer]) =>
    (answer?.rows ?? []).flatMap((row) => recordCommand(model as ModelName, row, translate) ?? []),
  );
}

function recordCommand(model: ModelName, row: object, translate: Translate): Command | undefined {
  const fields = row as Readonly<Record<string, unknown>>;
  const id = fields[identifierOf(model)];
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  const to = recordPath(model, String(id));
  if (to === undefined) return undefined;
  const label = typeof fields.name === 'string' && fields.name !== '' ? fields.name : String(id);
  return { key: `record ${to}`, kind: 'record', label, detail: translate(`model.${model}`), target: { to } };
}
