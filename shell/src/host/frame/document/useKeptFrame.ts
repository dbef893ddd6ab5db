import { useEffect } from 'react';
import type { Navigation } from '../../areas/navigation';
import { useLanguage } from '../../language';
import { useRegistry } from '../../registry';
import { keepTitles } from './keptTitles';

/** Time in ms that the console is open before it has the browser keep its frame: nothing waits for that any more. */
const keepAfter = 5000;

const year = 31_536_000;

/** Has the browser keep the boot script with the frame, and tell the gateway that it has it. */
async function keepScript(): Promise<void> {
  // Documents that bring the script do not name it.
  const named = document.querySelector<HTMLMetaElement>('meta[name=console-frame]')?.content;
  if (named === undefined) return;
  const [file = '', integrity = ''] = named.split(' ');
  const answer = await fetch(`/assets/${file}`, { integrity, priority: 'low' });
  await answer.blob();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // Nothing else reads it or depends on it: a browser that refuses cookies shows the bar first.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there on plain HTTP
  if (answer.ok) document.cookie = `console-frame=${file}; path=/; SameSite=Strict${secure}; max-age=${year}`;
}

/** Keeps on this device what the document needs to show the frame at once the next time. */
export function useKeptFrame(navigation: Navigation): void {
  const { shown } = useLanguage();
  const { revision } = useRegistry().registry;
  useEffect(() => {
    const timer = setTimeout(() => {
      keepTitles(navigation, { locale: shown.locale, revision });
      keepScript().catch(() => undefined);
    }, keepAfter);
    return () => clearTimeout(timer);
  }, [navigation, shown, revision]);
}
