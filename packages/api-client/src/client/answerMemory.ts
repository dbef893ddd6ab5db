/** Answers already read, by question. */
export interface AnswerMemory {
  /** The answer read from the very same text before, if somebody still holds it. */
  recall(question: string, raw: string): unknown;
  keep(question: string, raw: string, answer: unknown): void;
}

/**
 * Remembers answers so that a poll that brings the same text again costs next to nothing: it is not parsed, checked
 * and adapted again (a tenth of a second for ten thousand readers), and a caller that compares answers by identity sees
 * that nothing has changed. An answer and its text are remembered only as long as somebody else holds the answer.
 */
export function answerMemory(): AnswerMemory {
  const answers = new Map<string, WeakRef<object>>();
  const texts = new WeakMap<object, string>();
  return {
    recall(question, raw) {
      const answer = answers.get(question)?.deref();
      return answer && texts.get(answer) === raw ? answer : undefined;
    },
    keep(question, raw, answer) {
      if (typeof answer !== 'object' || answer === null) return;
      answers.set(question, new WeakRef(answer));
      texts.set(answer, raw);
    },
  };
}
