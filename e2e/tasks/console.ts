import type { Page } from '@playwright/test';
import { signIn } from '../browser/signIn';
import { Person } from './person';

/** Somebody who has just signed in: what they do from here on is counted. */
export async function begin(page: Page): Promise<Person> {
  await signIn(page, '/overview');
  return new Person(page);
}

const main = (page: Page) => page.getByRole('main');

type Name = string | RegExp;

/** An area in the bar of the console. */
export const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** An entry of More. */
export const entryOfMore = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

/** Opens the menu of what has no room in the bar. */
export const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

/** A page of the area that is open. */
export const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** The heading of the page that is open. */
export const heading = (page: Page, name: Name) => page.getByRole('heading', { level: 1, name, exact: true });

/** A text field of the page. */
export const field = (page: Page, name: Name) => main(page).getByRole('textbox', { name, exact: true });

/** A choice of the page. */
export const choice = (page: Page, name: Name) => main(page).getByRole('combobox', { name, exact: true });

/** A button of the page. */
export const button = (page: Page, name: Name) => main(page).getByRole('button', { name, exact: true });

/** A link of the page. */
export const link = (page: Page, name: Name) => main(page).getByRole('link', { name, exact: true });
