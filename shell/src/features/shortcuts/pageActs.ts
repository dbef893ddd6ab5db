/** Goes to the search field of the page that is open, where it has one. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('main input[type=search]')?.focus();
}

/** Presses the button of the page that is open which says that it answers a shortcut, by its `data-shortcut`. */
export function pressInPage(shortcut: string): void {
  document.querySelector<HTMLElement>(`main [data-shortcut=${shortcut}]`)?.click();
}
