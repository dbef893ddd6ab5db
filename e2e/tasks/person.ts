import { expect, type Locator, type Page } from '@playwright/test';

/** A file as it is chosen or dropped. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * A person at the console whose steps are counted: a press, a field that is filled in, a choice, a drag, a key or a
 * pasted text is one step each, whatever it takes of the driver. Looking, reading and waiting are none.
 */
export class Person {
  readonly #page: Page;
  readonly #steps: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Number of the steps that were taken. */
  get count(): number {
    return this.#steps.length;
  }

  /** Presses a link, a button or an entry. */
  async press(target: Locator): Promise<void> {
    this.#take(`press ${target}`);
    await target.click();
  }

  /** Fills in a text field, whatever it had. */
  async fill(field: Locator, text: string): Promise<void> {
    this.#take(`fill ${field}`);
    await field.fill(text);
  }

  /** Chooses an option of a list that opens. */
  async choose(box: Locator, option: string): Promise<void> {
    this.#take(`choose ${option} of ${box}`);
    await box.click();
    await box.fill(option);
    await this.#page
      .locator('.console-select-item-option:visible')
      .filter({ hasText: option })
      .first()
      .click();
    // A list from which several can be chosen stays open.
    if ((await box.getAttribute('aria-expanded')) === 'true') await this.#page.keyboard.press('Escape');
  }

  /** Presses a key. */
  async key(key: string): Promise<void> {
    this.#take(`key ${key}`);
    await this.#page.keyboard.press(key);
  }

  /** Fills in the field that has the focus already, and leaves it by a key. */
  async type(text: string, leave: string): Promise<void> {
    this.#take(`type ${text}`);
    await this.#page.keyboard.type(text);
    await this.#page.keyboard.press(leave);
  }

  /** Fills in a field, and sends it by a key. */
  async fillIn(target: Locator, text: string, key: string): Promise<void> {
    await this.fill(target, text);
    await this.key(key);
  }

  /** Pastes a text into a field. */
  async pasteInto(target: Locator, text: string): Promise<void> {
    await target.focus();
    await this.paste(text);
  }

  /** Pastes a text where the focus is, or into the page. */
  async paste(text: string): Promise<void> {
    this.#take('paste');
    await this.#page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      (document.activeElement ?? document.body).dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
      );
    }, text);
  }

  /** Drags from one place of the page to another. */
  async drag(from: Spot, to: Spot): Promise<void> {
    this.#take('drag');
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(to.x, to.y, { steps: 3 });
    await this.#page.mouse.up();
  }

  /** Presses what asks for a file, and chooses one. */
  async chooseFile(button: Locator, file: ChosenFile): Promise<void> {
    this.#take(`choose a file by ${button}`);
    const [chooser] = await Promise.all([this.#page.waitForEvent('filechooser'), button.click()]);
    await chooser.setFiles(file);
  }

  /** Expects that it took no more steps than this. */
  expectAtMost(most: number): void {
    expect(this.count, this.#steps.map((step, at) => `${at + 1}. ${step}`).join('\n')).toBeLessThanOrEqual(
      most,
    );
  }

  #take(step: string): void {
    this.#steps.push(step);
  }
}
