import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages';
import type { Column } from '../column';
import type { ExportForm } from './exportRows';
import type { TableExport, TableExports } from './TableExport';

/** An export that is under way. */
interface RunningExport {
  readonly label: string;
  /** Words for the progress so far. */
  readonly progress: string;
}

/** Outcome of the latest export: the number of rows that were saved; `unnamed` where what ids are called could not be got. */
type Outcome = 'failed' | 'unnamed' | 'stopped' | { readonly count: number } | undefined;

const noColumns = () => Promise.resolve([]);

/** The columns of a file: those shown, each with the one that names what it holds. */
const fileColumns = <Row>(columns: readonly Column<Row>[], named: readonly Column<Row>[] = []) =>
  columns.flatMap((column) => [column, ...named.filter(({ key }) => key === `${column.key}.name`)]);

/** Exports of a table, one at a time. @param label of the list, which the file is called after */
export function useExport<Row>(
  label: string,
  columns: readonly Column<Row>[],
  { named = noColumns }: Pick<TableExports<Row>, 'named'>,
) {
  const translate = useMessages();
  const [running, setRunning] = useState<RunningExport>();
  const [outcome, setOutcome] = useState<Outcome>();
  // The rows are what is wanted: without names they are saved all the same.
  const names = () => named().catch(() => undefined);
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  const begin = useCallback(async (act: (signal: AbortSignal) => Promise<Outcome>) => {
    const controller = new AbortController();
    latest.current = controller;
    setOutcome(undefined);
    const ended = await act(controller.signal).catch((): Outcome => 'failed');
    setRunning(undefined);
    setOutcome(controller.signal.aborted ? 'stopped' : ended);
  }, []);
  return {
    running,
    outcome,
    stop: () => latest.current?.abort(),
    /** Saves rows that are there. */
    save: (rows: readonly Row[], form: ExportForm) =>
      begin(async () => {
        const [{ exportRows }, beside] = await Promise.all([import('./exportRows'), names()]);
        exportRows(label, rows, fileColumns(columns, beside), form);
        return beside ? undefined : 'unnamed';
      }),
    /** Gets rows and saves them. */
    run: (entry: TableExport<Row>) =>
      begin(async (signal) => {
        const tell = (progress: string) => {
          if (!signal.aborted) setRunning({ label: entry.label, progress });
        };
        tell('');
        await entry.save?.({ signal, tell });
        if (!entry.pages) return undefined;
        const [{ exportPages }, beside] = await Promise.all([import('./exportRows'), names()]);
        const count = await exportPages(label, entry.pages(signal), fileColumns(columns, beside), (sofar) => {
          tell(translate('table.export.progress', { count: sofar }));
          return signal.aborted;
        });
        if (count === undefined) return undefined;
        return beside ? { count } : 'unnamed';
      }),
  };
}
