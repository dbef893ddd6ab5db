/** An answer already read, and what tells whether the service would give it again. */
export interface RememberedAnswer {
  readonly answer: object;
  /** The text it was read from. */
  readonly raw: string;
  /** Entity tag under which the service gave it; `null` when it names none. */
  readonly tag: string | null;
}

/** Answers already read, by question. */
export interface AnswerMemory {
  /**
   * The last answer to a question, if somebody still holds it.
   * @param token What identifies the session; what another session was answered is forgotten.
   */
  recall(question: string, token: string | undefined): RememberedAnswer | undefined;
  keep(question: string, remembered: Omit<RememberedAnswer, 'answer'>, answer: unknown): void;
}

/**
 * Remembers answers so that a poll that brings nothing new costs next to nothing. The service is asked whether the
 * answer still has the same entity tag (304, no body); where services name none, the same text is at least not parsed,
 * checked and adapted again (a tenth of a second for ten thousand readers). Either way a caller that compares answers
 * by identity sees that nothing has changed. An answer is remembered only as long as somebody else holds it.
 */
export function answerMemory(): AnswerMemory {
  const answers = new Map<string, WeakRef<object>>();
  const sources = new WeakMap<object, Omit<RememberedAnswer, 'answer'>>();
  let owner: string | undefined;
  return {
    recall(question, token) {
      if (token !== owner) answers.clear();
      owner = token;
      const answer = answers.get(question)?.deref();
      const source = answer && sources.get(answer);
      return answer && source && { answer, ...source };
    },
    keep(question, source, answer) {
      if (typeof answer !== 'object' || answer === null) return;
      answers.set(question, new WeakRef(answer));
      sources.set(answer, source);
    },
  };
}
