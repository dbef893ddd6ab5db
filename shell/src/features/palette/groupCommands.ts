import type { KeyEnd, Translate } from '@console/design/messages';
import type { Command, CommandGroup } from './command';
import type { KeptPage } from './keptPages';
import { type SearchableCommand, searchCommands } from './searchCommands';
import { type RecordIndex, searchRecords } from './searchRecords';
import { type Rank, wordsIn } from './words';

/** Everything there is to be found. */
interface Searched {
  /** Pages and actions. */
  readonly commands: readonly SearchableCommand[];
  /** Actions that take the text as it was typed. */
  readonly taking: readonly Command[];
  readonly records: readonly RecordIndex[];
  /** Pages the user has pinned, and those opened last. */
  readonly pinned: readonly KeptPage[];
  readonly recent: readonly KeptPage[];
}

/** Address that a command leads to, with what is searched for there. */
const addressOf = (target: Command['target']) =>
  'to' in target ? `${target.to} ${target.search ?? ''}` : '';

/** Most pages, and most actions, shown for a query. */
const shown = 12;

const asCommand =
  (group: string) =>
  ({ to, label, detail }: KeptPage): Command => ({
    key: `${group} ${to}`,
    kind: 'page',
    label,
    detail,
    target: { to },
  });

/**
 * Results of a query in groups, the one with the best match first; without a query what is pinned and what was opened
 * last, then all pages and actions.
 *
 * @param expanded - key of a group that is shown whole. @defaultValue none
 */
export function groupCommands(
  { commands, taking, records, pinned, recent }: Searched,
  query: string,
  translate: Translate,
  expanded?: string,
): CommandGroup[] {
  const words = wordsIn(query);
  const whole = ({ key, ...group }: Omit<CommandGroup, 'shown'>): CommandGroup => {
    const { commands, total } = group;
    const shown = commands.length;
    const rest: Command = {
      key: `all ${key}`,
      kind: 'action',
      label: translate('palette.showAll', { total }),
      detail: '',
      target: { expand: key },
    };
    return {
      key,
      ...group,
      shown,
      commands: total > shown && key !== expanded ? [...commands, rest] : commands,
    };
  };
  const group = (
    key: KeyEnd<'palette.group'>,
    found: readonly Command[],
    most = found.length,
  ): CommandGroup =>
    whole({
      key,
      title: translate(`palette.group.${key}`),
      commands: key === expanded ? found : found.slice(0, most),
      total: found.length,
    });
  const found = searchCommands(commands, query);
  const of = (kind: Command['kind']) => found.filter(({ command }) => command.kind === kind);
  const named = (kind: Command['kind']) => of(kind).map(({ command }) => command);
  if (words.length === 0)
    return [
      group('pinned', pinned.map(asCommand('pinned'))),
      group(
        'recent',
        recent.filter(({ to }) => !pinned.some((page) => page.to === to)).map(asCommand('recent')),
      ),
      group('page', named('page')),
      group('action', named('action')),
    ].filter(({ total }) => total > 0);
  const rankedOf = (kind: 'page' | 'action' | 'setting' | 'help', atBest: Rank = 0) => ({
    rank: Math.max(atBest, of(kind)[0]?.rank ?? Number.POSITIVE_INFINITY),
    group: group(kind, named(kind), shown),
  });
  const ranked = [
    ...(['page', 'action', 'setting'] as const).map((kind) => rankedOf(kind)),
    ...records.flatMap((index) => {
      const result = searchRecords(index, words, index.source.key === expanded);
      if (!result) return [];
      const { source, commands: offered, rank, total } = result;
      return [{ rank, group: whole({ key: source.key, title: source.title, commands: offered, total }) }];
    }),
    // Who types what begins the name of something wants to go there more often than to read what the word means.
    rankedOf('help', 1),
  ];
  const groups = ranked
    .filter((each) => each.group.commands.length > 0)
    .toSorted((one, other) => one.rank - other.rank)
    .map((each) => each.group);
  const known = new Set(groups.flatMap((each) => each.commands.map(({ target }) => addressOf(target))));
  const more = taking.filter(({ target }) => !known.has(addressOf(target)));
  return more.length > 0 ? [group('recognised', more), ...groups] : groups;
}
