/**
 * Puts a text into the clipboard. A page loaded over plain HTTP has no clipboard API; there the text is
 * selected and copied as a person would.
 *
 * @param near - element next to which the text is put for a moment, so that it can be focused inside a modal dialog
 * @throws when the browser refuses
 */
export async function writeClipboard(text: string, near: HTMLElement): Promise<void> {
  // Absent where the page is no secure context.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) return clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'design__hidden';
  near.after(area);
  area.focus();
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  near.focus();
  if (!copied) throw new Error('The browser did not copy.');
}
