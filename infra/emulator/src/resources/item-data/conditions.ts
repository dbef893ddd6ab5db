/** Conditions on rows, as SQL with parameters. */
export class Conditions {
  readonly #texts: string[] = [];
  readonly parameters: unknown[] = [];

  /** Adds a parameter; returns its place in the statement: `$3`. */
  parameter(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  /** Adds a condition. Values go through {@link parameter}. */
  add(text: string): void {
    this.#texts.push(text);
  }

  /** All conditions in one. */
  get text(): string {
    return this.#texts.join(' and ') || 'true';
  }
}
