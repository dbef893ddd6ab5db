import { useServiceClient } from '@console/api-client/react';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useNavigate } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { NavigationPage } from '../areas/navigation';
import { useLoadPage } from '../reload/PageLoads';
import type { Command } from './command';
import css from './palette.css';
import { loadRecordLists } from './recordLists';
import { prepareCommands, searchCommands } from './searchCommands';

interface PaletteDialogProps {
  /** Gathers everything there is now. */
  readonly collect: () => readonly Command[];
  /** The pages of this console: the records they show are looked for. */
  readonly pages: readonly NavigationPage[];
  /** Keys of what was opened last, the latest first. */
  readonly recent: readonly string[];
  readonly onClose: () => void;
}

/** Finds a page, an action or a record by typing, and goes there: the ARIA combobox with a list. */
export function PaletteDialog({ collect, pages, recent, onClose }: PaletteDialogProps) {
  useStyles(css);
  const translate = useMessages();
  const run = useRun(onClose);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { commands, loading } = useCommands(collect, pages);
  const prepared = useMemo(() => prepareCommands(commands), [commands]);
  const searched = useDeferredValue(query);
  const found = useMemo(() => searchCommands(prepared, searched, recent), [prepared, searched, recent]);
  const current = Math.min(chosen, found.length - 1);

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const move = (event: KeyboardEvent) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: found.length - 1 }[event.key];
    if (next !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((next + found.length) % found.length);
    }
    const command = found[current];
    if (event.key === 'Enter' && command) run(command);
  };

  return (
    <Dialog open title={translate('palette.title')} onClose={onClose}>
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
        {found.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={command.key}
            id={`${listId}-${index}`}
            className="palette__command"
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => run(command)}
          >
            <span className="palette__label">{command.label}</span>
            <span className="palette__detail">{command.detail}</span>
          </div>
        ))}
      </div>
      <p className="palette__none" role="status">
        {found.length === 0 && translate(loading ? 'palette.loading' : 'palette.none', { query })}
      </p>
    </Dialog>
  );
}

/** What there is now, and once more when the lists of records have been loaded. */
function useCommands(collect: PaletteDialogProps['collect'], pages: PaletteDialogProps['pages']) {
  const queryClient = useQueryClient();
  const client = useServiceClient();
  const [commands, setCommands] = useState(collect);
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    let shown = true;
    const models = pages.flatMap(({ record, remote }) => (record !== undefined && remote ? [record] : []));
    void loadRecordLists(queryClient, client, models).then(() => {
      if (!shown) return;
      setCommands(collect());
      setLoading(false);
    });
    return () => {
      shown = false;
    };
  }, [queryClient, client, collect, pages]);
  return { commands, loading };
}

/** Closes the palette and goes where a command leads. */
function useRun(onClose: () => void) {
  const navigate = useNavigate();
  const loadPage = useLoadPage();
  return ({ target }: Command) => {
    onClose();
    if ('to' in target) void navigate(target.to);
    else if ('href' in target) loadPage(target.href);
    else target.act();
  };
}
