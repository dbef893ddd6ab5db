/** Browsers read the address of a download some time after the click. */
const kept = 60_000;

/** Lets the browser save a file that was made in the page. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), kept);
}
