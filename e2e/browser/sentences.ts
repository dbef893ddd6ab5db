/** Sentences that a screen reader says of a page by itself, in their order. */
export interface Heard {
  /**
   * Waits for what is said since the last call, and for nothing beside it.
   * @param sentences `status: …`, `alert: …` or `log: …` of regions that tell their changes, `polite: …` and
   * `assertive: …` of those without a role, and `focus: …` with role, name, state and description of what has the focus.
   * Those that end in dots are left out: whether they are said depends on how long something takes. A pattern stands
   * for a sentence with a time in it.
   */
  expect(sentences: readonly (string | RegExp)[]): Promise<void>;
}

/** Tells a sentence of something under way: whether it is said depends on how long that takes. */
export const isPassing = (sentence: string): boolean => /…"?$/.test(sentence);
