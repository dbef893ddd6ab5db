import { useEffect, useEffectEvent } from 'react';

/** Longest text that is looked for, in characters: an EPC, an address, a token; whole documents are none. */
const longest = 4096;

const fields = 'input, textarea, select, [contenteditable], [role=textbox], dialog';

/** Hears a text of one line that is pasted into the page while no field and no dialog has the focus. */
export function usePastedText(take: (text: string) => void): void {
  const listen = useEffectEvent((event: ClipboardEvent) => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || (target instanceof Element && target.closest(fields))) return;
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (text === '' || text.length > longest || /[\r\n]/.test(text)) return;
    event.preventDefault();
    take(text);
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => listen(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
}
