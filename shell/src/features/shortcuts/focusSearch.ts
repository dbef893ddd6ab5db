/** Goes to the search field of the page that is open, where it has one. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
}
