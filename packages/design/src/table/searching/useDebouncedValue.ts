import { useDeferredValue, useEffect, useRef, useState } from 'react';

/**
 * A text that shows at once what is typed; what it is for follows when rendering has caught up, and leads when it
 * changes by itself.
 *
 * @param given - the text in force
 * @param write - puts a text in force; keeps its identity
 */
export function useDebouncedValue(given: string, write: (text: string) => void) {
  const [text, setText] = useState(given);
  const settled = useDeferredValue(text);
  const written = useRef(given);
  useEffect(() => {
    if (given === written.current) return;
    written.current = given;
    setText(given);
  }, [given]);
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    write(settled);
  }, [settled, write]);
  return [text, setText] as const;
}
