import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the list of a choice. @returns the choice, which is another element once it is used. */
export async function openList(user: UserEvent, { id }: HTMLElement): Promise<HTMLElement> {
  return waitFor(async () => {
    // A click may meet an element that is just being replaced, since a choice has one of its own once it is used.
    const used = document.getElementById(id) as HTMLElement;
    if (used.getAttribute('aria-expanded') !== 'true') await user.click(used);
    if (!document.getElementById(used.getAttribute('aria-controls') ?? ''))
      throw new Error('The list is not open yet.');
    return used;
  });
}

/** Opens the list of a choice. @returns its options */
export async function openOptions(user: UserEvent, name: string | RegExp): Promise<HTMLElement[]> {
  const field = await openList(user, await screen.findByRole('combobox', { name }));
  return waitFor(() => {
    // The list is another element when its options arrive.
    const used = document.getElementById(field.id);
    const list = document.getElementById(used?.getAttribute('aria-controls') ?? '');
    if (!list) throw new Error('The list is not open yet.');
    return within(list).getAllByRole('option');
  });
}

/** Chooses an option of a choice by its label. */
export async function chooseOption(user: UserEvent, name: string | RegExp, label: string): Promise<void> {
  const options = await openOptions(user, name);
  const wanted = options.find((option) => option.title === label);
  if (!wanted) throw new Error(`${name} does not offer ${label}.`);
  await user.click(wanted);
}

/** Chooses an option of a long list, which is drawn in part, by typing its label. */
export async function chooseIn(user: UserEvent, field: HTMLElement, label: string): Promise<void> {
  const used = await openList(user, field);
  await user.type(used, label);
  // The list is another element when its options arrive.
  const offered = () => {
    const now = document.getElementById(used.id)?.getAttribute('aria-controls') ?? '';
    return within(document.getElementById(now) ?? document.body).getByTitle(label);
  };
  await user.click(await waitFor(offered));
}
