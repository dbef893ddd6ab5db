import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator as PlaywrightLocator, Page as PlaywrightPage } from '@playwright/test';
import { Button, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { StepLocator, StepPage } from '../browser/steps';
import { type ElementState, installFinder, type Pattern, type Step } from './find';

/** Time limit for the element of an action, in milliseconds. */
const actionTimeout = 15_000;

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** A place in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
}

const patternOf = (given: string | RegExp, exact = false): Pattern =>
  typeof given === 'string' ? { text: given, exact } : { source: given.source, flags: given.flags };

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Key of the driver by the name that it has in the browser. */
const keyOf = (name: string): string => {
  if (name.length === 1) return name;
  const key = (Key as unknown as Record<string, unknown>)[
    name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  ];
  if (typeof key !== 'string') throw new Error(`There is no key ${name}.`);
  return key;
};

/** Ways to elements, from a page or from elements. */
abstract class Finds {
  protected abstract readonly steps: readonly Step[];
  protected abstract by(step: Step): Locator;

  getByRole(role: Parameters<PlaywrightPage['getByRole']>[0], { name, exact, level }: Named = {}): Locator {
    return this.by({ by: 'role', role, level, name: name === undefined ? name : patternOf(name, exact) });
  }
  getByLabel(text: string | RegExp, { exact }: { exact?: boolean } = {}): Locator {
    return this.by({ by: 'label', pattern: patternOf(text, exact) });
  }
  getByText(text: string | RegExp, { exact }: { exact?: boolean } = {}): Locator {
    return this.by({ by: 'text', pattern: patternOf(text, exact) });
  }
  getByTitle(text: string | RegExp, { exact }: { exact?: boolean } = {}): Locator {
    return this.by({ by: 'title', pattern: patternOf(text, exact) });
  }
  locator(selector: string): Locator {
    return this.by({ by: 'css', selector });
  }
}

/** Elements of a page, looked for anew each time they are used. */
export class Locator extends Finds implements StepLocator {
  constructor(
    readonly page: Page,
    protected readonly steps: readonly Step[],
  ) {
    super();
  }

  protected by(step: Step): Locator {
    return new Locator(this.page, [...this.steps, step]);
  }
  nth(index: number): Locator {
    return this.by({ by: 'nth', index });
  }
  first(): Locator {
    return this.nth(0);
  }
  filter({ hasText }: { readonly hasText: string | RegExp }): Locator {
    return this.by({ by: 'having', pattern: patternOf(hasText) });
  }
  override toString(): string {
    return this.steps
      .map(({ by, ...rest }) => `${by} ${JSON.stringify(Object.values(rest).filter(Boolean))}`)
      .join(' > ');
  }

  state(): Promise<ElementState> {
    return this.page.find('state', this.steps);
  }
  async count(): Promise<number> {
    return (await this.state()).count;
  }
  async getAttribute(name: string): Promise<string | undefined> {
    return (await this.state()).attributes[name];
  }
  async inputValue(): Promise<string> {
    return (await this.state()).value ?? '';
  }
  async textContent(): Promise<string> {
    return (await this.state()).text;
  }
  boundingBox(): Promise<Point & { readonly width: number; readonly height: number }> {
    return this.page.find('box', this.steps);
  }
  readonly evaluate = ((act: (element: Element, argument: unknown) => unknown, argument?: unknown) =>
    this.page.run(
      `const [element] = globalThis.finder.all(arguments[0]);
      if (!element) throw new Error('is not there');
      return (${act})(element, arguments[1]);`,
      this.steps,
      argument,
    )) as PlaywrightLocator['evaluate'];

  /** The middle of the one element, once the pointer meets it there. */
  async point(): Promise<Point> {
    const until = Date.now() + actionTimeout;
    for (;;) {
      const found = await this.page.find<Point | string>('point', this.steps);
      if (typeof found !== 'string') return found;
      if (Date.now() > until) throw new Error(`${this} ${found}.`);
      await pause(100);
    }
  }
  async click(...modifiers: string[]): Promise<void> {
    await this.page.drag([await this.point()], modifiers);
  }
  async focus(): Promise<void> {
    const until = Date.now() + actionTimeout;
    for (;;) {
      const reason = await this.page.find<string | null>('enter', this.steps);
      if (!reason) return;
      if (Date.now() > until) throw new Error(`${this} ${reason}.`);
      await pause(100);
    }
  }
  async press(key: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(key);
  }
  /** Types a text in place of what is in the field. */
  async fill(text: string): Promise<void> {
    await this.focus();
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(text);
  }
  /** Chooses an entry of a native list by its value or its text. */
  async selectOption(option: string): Promise<void> {
    await this.focus();
    const found = this.locator(`option[value="${option}"]`);
    const entry = (await found.count()) > 0 ? found : this.locator('option').filter({ hasText: option });
    await (await entry.element()).click();
  }
  /** Chooses a file of this machine in a field for files, which may be out of sight. */
  async setInputFiles(path: string): Promise<void> {
    await (await this.element()).sendKeys(path);
  }
  /** The element as the driver knows it. */
  element(): Promise<WebElement> {
    return this.page.run<WebElement>('return globalThis.finder.all(arguments[0])[0];', this.steps);
  }
}

/** The page of a browser that WebDriver drives, used as one of Playwright. */
export class Page extends Finds implements StepPage {
  protected readonly steps: readonly Step[] = [];

  constructor(
    readonly driver: WebDriver,
    /** Origin of addresses that name none. */
    readonly origin: string,
  ) {
    super();
  }

  protected by(step: Step): Locator {
    return new Locator(this, [step]);
  }

  /** Runs the text of a function in the page. */
  async run<Result>(body: string, ...values: unknown[]): Promise<Result> {
    const guarded = `if (!globalThis.finder) return ['absent'];
      return Promise.resolve((async function () { ${body} })(...arguments)).then((result) => ['result', result]);`;
    const execute = () => this.driver.executeScript<['absent'] | ['result', Result]>(guarded, ...values);
    let [kind, result] = await execute();
    if (kind === 'absent') {
      await this.driver.executeScript(`${library}; (${installFinder})();`);
      [kind, result] = await execute();
    }
    return result as Result;
  }
  find<Result>(what: string, steps: readonly Step[]): Promise<Result> {
    return this.run<Result>(`return globalThis.finder.${what}(arguments[0]);`, steps);
  }
  readonly evaluate = ((act: unknown, argument?: unknown) =>
    this.run(
      typeof act === 'string' ? `return (${act});` : `return (${act})(arguments[0]);`,
      argument,
    )) as PlaywrightPage['evaluate'];

  async goto(address: string): Promise<void> {
    await this.driver.get(new URL(address, this.origin).href);
  }
  reload = () => this.driver.navigate().refresh();
  goBack = () => this.driver.navigate().back();
  url = () => this.driver.getCurrentUrl();
  title = () => this.driver.getTitle();

  readonly keyboard = {
    /** Presses a key, with others held: `Shift+Tab`. */
    press: async (chord: string): Promise<void> => {
      const keys = chord.split(/\+(?=.)/).map(keyOf);
      const actions = this.driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    type: async (text: string): Promise<void> => {
      await this.driver.actions().sendKeys(text).perform();
    },
  };

  /** Leads the pointer along places, with its button held from the first to the last. */
  async drag(places: readonly Point[], modifiers: readonly string[] = []) {
    const [first, ...others] = places;
    if (!first) return;
    const actions = this.driver.actions();
    const move = ({ x, y }: Point) =>
      actions.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 50 });
    for (const key of modifiers) actions.keyDown(keyOf(key));
    move(first);
    actions.press(Button.LEFT);
    for (const place of others) move(place);
    actions.release(Button.LEFT);
    for (const key of modifiers) actions.keyUp(keyOf(key));
    await actions.perform();
  }
}
