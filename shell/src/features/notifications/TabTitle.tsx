import { MessagesProvider, useMessages } from '@console/design/messages';
import type { ShownProcess } from '@console/remote/services';
import { useEffect, useRef, useState } from 'react';
import messages from './messages/en.json';

/** Signs in the tab of a process that ended while another tab was looked at. */
const signs = { done: '✓', failed: '!' } as const;

interface TabTitleProps {
  readonly processes: readonly ShownProcess[];
}

/**
 * Says in the title of the tab how far a process is, and how the last one ended until the tab is looked at. Draws nothing.
 */
export function TabTitle(props: TabTitleProps) {
  return (
    <MessagesProvider messages={messages}>
      <Progress {...props} />
    </MessagesProvider>
  );
}

function Progress({ processes }: TabTitleProps) {
  const translate = useMessages();
  const ended = useUnseenEnd(processes);
  const running = processes.filter(({ status }) => status === 'running');
  const [{ progress } = {}] = running;
  const percent =
    progress === undefined
      ? '…'
      : translate('notifications.percent', { percent: Math.round(progress * 100) });
  const sign = running.length > 0 ? percent : ended && signs[ended];
  useEffect(() => (sign === undefined ? undefined : prefixTitle(`(${sign}) `)), [sign]);
  return null;
}

/** End of the process that ended last, until the tab is seen. */
function useUnseenEnd(processes: readonly ShownProcess[]): 'done' | 'failed' | undefined {
  const [unseen, setUnseen] = useState<'done' | 'failed'>();
  const before = useRef(processes);
  useEffect(() => {
    const ran = before.current;
    before.current = processes;
    const ended = processes.find(
      ({ key, status }) =>
        status !== 'running' && ran.some((other) => other.key === key && other.status === 'running'),
    );
    if (ended && ended.status !== 'running' && document.hidden) setUnseen(ended.status);
  }, [processes]);
  useEffect(() => {
    const see = () => {
      if (!document.hidden) setUnseen(undefined);
    };
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, []);
  return unseen;
}

/** Leads the title by a text, whichever page sets it. @returns takes the text away */
function prefixTitle(prefix: string): () => void {
  const lead = () => {
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
  };
  lead();
  const observer = new MutationObserver(lead);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
}
