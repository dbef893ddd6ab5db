import type { ServedFile } from '../client';

/** Time the browser has to begin reading a file it was given to save, in milliseconds. */
const keptFor = 60_000;

/** Lets the browser save a file. */
export function saveFile({ content, name }: ServedFile, otherwise: string): void {
  const address = URL.createObjectURL(content);
  follow(address, name ?? otherwise);
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

/** Sends the browser for a file; the page stays where it is. */
export function goForFile(address: string): void {
  follow(address, '');
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // An address that holds a token is not sent as a referrer.
  link.referrerPolicy = 'no-referrer';
  link.click();
}
