import type { StepPage } from '../browser/steps';
import { expect, type Page } from '../browser/test';

/** Functions of the portal's script for these tests. */
interface PortalScript {
  readonly heard: readonly (readonly [string, string | null])[];
  prevented?: string;
  show(options?: object, place?: string): Promise<void>;
  call(options?: object): Promise<void>;
  unmount(): void;
  change(options: object, place?: string): void;
  hide(place?: string): void;
  takeOut(): void;
  putBack(): void;
  command(name: string, given: readonly unknown[], place?: string): unknown;
  showWithWords(options: object): Promise<void>;
}

/** Shows a part of the console in a place of the portal; options are properties of the element. */
export const show = (page: StepPage, options: object = {}, place = 'place') =>
  page.evaluate(([given, at]) => (globalThis as unknown as PortalScript).show(given, at), [
    options,
    place,
  ] as const);

/** Hides what is embedded at a place of the portal. */
export const hide = (page: StepPage, place = 'place') =>
  page.evaluate((at) => (globalThis as unknown as PortalScript).hide(at), place);

/**
 * Shows a part and takes it away as soon as an element is drawn in it. It waits inside of the page: from out here it
 * would come too late.
 */
export const showUntilDrawn = (page: Page, selector: string) =>
  page.evaluate(async (drawn) => {
    const script = globalThis as unknown as PortalScript;
    await script.show();
    const inside = () => document.querySelector('rfid-remote')?.shadowRoot;
    while (!inside()?.querySelector(drawn)) await new Promise(requestAnimationFrame);
    script.hide();
  }, selector);

/** Shows a part and takes it away after that many milliseconds, whatever is under way then. */
export const showFor = (page: Page, milliseconds: number) =>
  page.evaluate(async (duration) => {
    const script = globalThis as unknown as PortalScript;
    await script.show();
    await new Promise((resolve) => setTimeout(resolve, duration));
    script.hide();
  }, milliseconds);

/** Changes properties of an element that is shown. */
export const change = (page: StepPage, options: object, place = 'place') =>
  page.evaluate(([given, at]) => (globalThis as unknown as PortalScript).change(given, at), [
    options,
    place,
  ] as const);

/** Gives an element a command. @returns its answer */
export const command = (page: StepPage, name: string, ...given: readonly unknown[]) =>
  page.evaluate(([called, all]) => (globalThis as unknown as PortalScript).command(called, all), [
    name,
    given,
  ] as const);

/** Shows an element with words of the portal for the time before, and for what cannot be shown. */
export const showWithWords = (page: StepPage, options: object) =>
  page.evaluate((given) => (globalThis as unknown as PortalScript).showWithWords(given), options);

/** Calls a function of the portal's script without arguments. */
export const run = (page: Page, name: 'call' | 'unmount' | 'takeOut' | 'putBack') =>
  page.evaluate(`globalThis.${name}()`);

/** Events that the portal received, with their essential fields. */
export const heard = (page: StepPage) => page.evaluate(() => (globalThis as unknown as PortalScript).heard);

/** Lets the portal prevent what an event does by default. */
export const prevent = (page: StepPage, type: string) =>
  page.evaluate((prevented) => Object.assign(globalThis, { prevented }), type);

/** The list of readers. */
export const list = <Found>(page: { getByRole(role: 'grid', by: { name: string }): Found }) =>
  page.getByRole('grid', { name: 'Reader definitions' });

/** Opens, edits and saves a reader of the list. */
export async function editReader(page: Page, name: string, address: string): Promise<void> {
  await list(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Address').fill(address);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`The reader definition “${name}” was saved.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Fills in the sign-in of an embedded part. */
export async function signInInside(
  page: StepPage,
  { name, password }: { name: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
