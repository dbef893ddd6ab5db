import type { Alerts, Processes, ShownProcess } from '@console/remote/services';
import type { QueryClient } from '@tanstack/react-query';
import type { RecordChange, SaidAlert } from './mountOptions';

/**
 * Passes on everything that is said. What the page around says itself is taken back before it is drawn.
 * @param onAlert gives true when the page says it itself.
 * @returns ends it.
 */
export function forwardAlerts(alerts: Alerts, onAlert: (alert: SaidAlert) => boolean): () => void {
  let last = 0;
  return alerts.subscribe(() => {
    const news = alerts
      .getState()
      .past.filter(({ id }) => id > last)
      .reverse();
    for (const { id, tone, title, lines } of news) {
      last = id;
      if (!onAlert({ tone, title, lines })) continue;
      const { current } = alerts.getState();
      const same = current.filter((alert) => alert.tone === tone && alert.title === title);
      alerts.dismiss(...same.map((alert) => alert.id));
    }
  });
}

/** Passes on every process that is new or has changed. @returns ends it. */
export function forwardProcesses(
  processes: Processes,
  onProcess: (process: ShownProcess) => void,
): () => void {
  let known = processes.getState();
  return processes.subscribe(() => {
    const before = known;
    known = processes.getState();
    for (const process of known) if (!before.includes(process)) onProcess(process);
  });
}

/** Passes on which records were saved and deleted. @returns ends it. */
export function forwardChanges(
  queryClient: QueryClient,
  onChange: (change: RecordChange) => void,
): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { meta, state } = event.mutation;
    const { action, model, describe } = meta ?? {};
    if (model === undefined || !(action === 'save' || action === 'copy' || action === 'delete')) return;
    const { id } = (state.variables ?? {}) as { readonly id?: unknown };
    onChange({
      model,
      action: action === 'delete' ? 'deleted' : 'saved',
      name: describe?.(state.variables) ?? '',
      isNew: action === 'copy' || (action === 'save' && id === undefined),
    });
  });
}
