import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { formatList } from '@console/design/language';
import type { NavigationEntry } from '@console/design/layout';
import { ListOption, type MenuItem } from '@console/design/menu';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { useNavigate } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Navigation } from '../../host/areas/navigation';
import { useConfiguration } from '../../host/configuration';
import { useRegistry } from '../../host/registry';
import { useLoadPage } from '../../host/reload/PageLoads';
import type { HelpedPage } from '../help/pageOf';
import { useShortcuts } from '../shortcuts';
import { keyTexts } from '../shortcuts/keyTexts';
import { shortcuts } from '../shortcuts/shortcuts';
import { collectCommands, type PaletteShortcut, takingCommands } from './collectCommands';
import type { Command, CommandGroup } from './command';
import { groupCommands } from './groupCommands';
import { type KeptPage, readPages, togglePinned } from './keptPages';
import messages from './messages/en.json';
import css from './palette.css';
import { recordSources } from './recordSources';
import { prepareCommands } from './searchCommands';
import { useHelpCommands } from './useHelpCommands';
import { usePaletteRecords } from './usePaletteRecords';
import { useSettingCommands } from './useSettingCommands';

interface PaletteDialogProps {
  readonly navigation: Navigation;
  /** The entries of the bar, of More and of the user's menu. */
  readonly entries: readonly NavigationEntry[];
  readonly more: readonly MenuItem[];
  readonly userMenu: readonly MenuItem[];
  /** Pages opened last, the latest first. */
  readonly recent: readonly KeptPage[];
  /** The page that is open. */
  readonly here: KeptPage | undefined;
  /** Takes what was typed before the dialog was there; keeps its identity. */
  readonly takeTyped: () => string;
  /** Shows the help of a page; keeps its identity. */
  readonly onHelp: (page: HelpedPage) => void;
  readonly onClose: () => void;
}

/** Finds a page, an action or a record by typing, and goes there: the ARIA combobox with a list in groups. */
export function PaletteDialog(props: PaletteDialogProps) {
  return (
    <MessagesProvider messages={messages}>
      <SearchDialog {...props} />
    </MessagesProvider>
  );
}

function SearchDialog({ recent, here, takeTyped, onClose, ...offered }: PaletteDialogProps) {
  useStyles(css);
  const translate = useMessages();
  const leave = useRun(onClose);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const [expanded, setExpanded] = useState<string>();
  /** Asked for before the list followed what was typed: it is not about what the list showed then. */
  const [awaited, setAwaited] = useState<'run' | 'pin'>();
  const [pinned, setPinned] = usePersistentState('palette.pinned', readPages);
  const searched = useDeferredValue(query);
  const isCurrent = searched === query;
  useEffect(() => setQuery(takeTyped()), [takeTyped]);
  const { groups, loading, failed } = useFound(offered, { pinned, recent, here }, searched, expanded);
  const found = groups.flatMap(({ commands }) => commands);
  const current = Math.min(chosen, found.length - 1);
  const command = found[current];

  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[current]?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const run = (picked: Command) => {
    if (picked.blockedReason !== undefined) return;
    if ('expand' in picked.target) setExpanded(picked.target.expand);
    else leave(picked);
  };
  const pin = () => {
    const page = command && pageOf(command);
    if (page) setPinned(togglePinned(pinned, page));
  };
  const enter = (what: 'run' | 'pin') => {
    if (what === 'pin') pin();
    else if (command) run(command);
  };
  const enterLate = useEffectEvent(enter);
  useEffect(() => {
    if (awaited === undefined || !isCurrent) return;
    setAwaited(undefined);
    enterLate(awaited);
  }, [awaited, isCurrent]);
  const move = (event: KeyboardEvent) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: found.length - 1 }[event.key];
    if (next !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((next + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    const what = event.ctrlKey || event.metaKey ? 'pin' : 'run';
    if (isCurrent) enter(what);
    else setAwaited(what);
  };
  const target = command && pageOf(command);
  const isPinned = pinned.some(({ to }) => to === target?.to);

  return (
    <Dialog
      open
      title={translate('palette.title')}
      onClose={onClose}
      footer={
        <>
          {target && (
            <Button tone="quiet" onClick={pin}>
              {translate(isPinned ? 'palette.unpin' : 'palette.pin')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('dialog.close')}</Button>
        </>
      }
    >
      <input
        className="palette__query"
        role="combobox"
        aria-label={translate('palette.query')}
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? `${listId}-${current}` : undefined}
        placeholder={translate('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        data-initial-focus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setChosen(0);
          setExpanded(undefined);
          setAwaited(undefined);
        }}
        onKeyDown={move}
      />
      <div
        className="palette__list"
        role="listbox"
        id={listId}
        aria-label={translate('palette.title')}
        ref={list}
      >
        <Groups groups={groups} current={current} id={listId} onChoose={setChosen} onRun={run} />
      </div>
      <p className="palette__none" role="status">
        {found.length === 0 && translate(loading ? 'palette.loading' : 'palette.none', { query: searched })}
        {found.length > 0 && loading && translate('palette.loading')}
        {found.length > 0 && !loading && searched.trim() !== '' && (
          <span className="design__hidden">{translate('palette.found', { count: found.length })}</span>
        )}
        {failed.length > 0 && ` ${translate('palette.failed', { kinds: formatList(failed) })}`}
      </p>
    </Dialog>
  );
}

interface GroupsProps {
  readonly groups: readonly CommandGroup[];
  /** Index of the one that is chosen, over all groups. */
  readonly current: number;
  /** Id of the list. */
  readonly id: string;
  readonly onChoose: (index: number) => void;
  readonly onRun: (command: Command) => void;
}

function Groups({ groups, current, id, onChoose, onRun }: GroupsProps) {
  const translate = useMessages();
  let before = 0;
  return groups.map(({ key, title, commands, shown, total }) => {
    const from = before;
    before += commands.length;
    const headingId = `${id}-${key.replaceAll(/\W/g, '-')}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options, as ARIA names it
      <div key={key} role="group" aria-labelledby={headingId}>
        <div className="palette__group" id={headingId} role="presentation">
          {total > shown ? translate('palette.groupOf', { title, shown, total }) : title}
        </div>
        {commands.map((command, index) => (
          <ListOption
            key={command.key}
            id={`${id}-${from + index}`}
            className="palette__command"
            tabIndex={-1}
            current={from + index === current}
            aria-disabled={command.blockedReason !== undefined || undefined}
            onPointerMove={() => onChoose(from + index)}
            onClick={() => onRun(command)}
          >
            <span className="palette__label">{command.label}</span>
            <span className="palette__detail">{command.blockedReason ?? command.detail}</span>
            {command.shortcut && (
              <span className="palette__keys">
                {command.shortcut.map((text) => (
                  <kbd key={text}>{text}</kbd>
                ))}
              </span>
            )}
          </ListOption>
        ))}
      </div>
    );
  });
}

interface KeptPages {
  readonly pinned: readonly KeptPage[];
  readonly recent: readonly KeptPage[];
  readonly here: KeptPage | undefined;
}

/** Commands on offer, and those that a query finds. */
function useFound(
  offered: Pick<PaletteDialogProps, 'navigation' | 'entries' | 'more' | 'userMenu' | 'onHelp'>,
  { pinned, recent, here }: KeptPages,
  query: string,
  expanded: string | undefined,
) {
  const translate = useMessages();
  const configuration = useConfiguration();
  const { registry } = useRegistry();
  const { navigation, entries, more, userMenu, onHelp } = offered;
  const keys = usePaletteShortcuts();
  const sources = useMemo(
    () => recordSources(registry, navigation.pages, translate),
    [registry, navigation, translate],
  );
  const { records, loading, failed } = usePaletteRecords(sources, query);
  const settings = useSettingCommands();
  const help = useHelpCommands(query.trim() !== '', onHelp);
  const commands = useMemo(() => {
    const menus = [...more, ...userMenu];
    const of = { configuration, registry, navigation, entries, more: menus, shortcuts: keys, translate };
    return prepareCommands([...collectCommands(of), ...settings, ...help]);
  }, [configuration, registry, navigation, entries, more, userMenu, keys, translate, settings, help]);
  const groups = useMemo(() => {
    const others = recent.filter(({ to }) => to !== here?.to);
    const taking = takingCommands(registry, query);
    return groupCommands({ commands, taking, records, pinned, recent: others }, query, translate, expanded);
  }, [commands, registry, records, pinned, recent, here, query, translate, expanded]);
  return { groups, loading, failed };
}

/** The shortcuts that are on, with what they do; the palette's own is left out. */
function usePaletteShortcuts(): readonly PaletteShortcut[] {
  const { acts, off } = useShortcuts();
  return useMemo(
    () =>
      shortcuts
        .filter(({ id }) => id !== 'palette' && !off.includes(id))
        .map(({ id, keys, to }) => ({
          id,
          to,
          texts: keyTexts(keys, navigator.platform),
          act: to === undefined ? acts.get(id) : undefined,
        })),
    [acts, off],
  );
}

/** Page to pin of a command: only addresses of this console can be, and nothing that needs a secret or is blocked. */
const pageOf = ({ target, label, detail, blockedReason }: Command): KeptPage | undefined =>
  'to' in target && target.search === undefined && blockedReason === undefined
    ? { to: target.to, label, detail }
    : undefined;

/** Closes the palette and goes where a command leads. */
function useRun(onClose: () => void) {
  const navigate = useNavigate();
  const loadPage = useLoadPage();
  return ({ target }: Command) => {
    if ('expand' in target) return;
    onClose();
    if ('to' in target && target.search !== undefined) {
      const { to, search } = target;
      void import('@console/design/table').then(({ handSearch }) => {
        handSearch(search);
        return navigate(to);
      });
    } else if ('to' in target) void navigate(target.to);
    else if ('href' in target) loadPage(target.href);
    else target.act();
  };
}
