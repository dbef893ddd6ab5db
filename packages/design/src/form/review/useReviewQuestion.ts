import { useCallback, useState } from 'react';
import type { Review } from './reviewEdit';

/** A review that waits for its answer. */
export interface ReviewQuestion<Values extends object> {
  review: Review<Values>;
  /** The values to save, or undefined to go on editing. */
  onAnswer: (values: Values | undefined) => void;
}

/** Asks about an edit and waits for the answer. */
export function useReviewQuestion<Values extends object>() {
  const [question, setQuestion] = useState<ReviewQuestion<Values>>();
  const ask = useCallback(
    (review: Review<Values>) =>
      new Promise<Values | undefined>((resolve) => {
        setQuestion({
          review,
          onAnswer: (values) => {
            setQuestion(undefined);
            resolve(values);
          },
        });
      }),
    [],
  );
  return { question, ask };
}
