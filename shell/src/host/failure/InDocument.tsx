import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastResort } from './lastResort';

/** Time in ms within which React has drawn what it was asked to, unless it is broken. */
const timeoutMs = 3000;

/**
 * Notices that what React has drawn around it was taken out of the document by somebody else; and that React does not
 * draw any more after an error that nobody caught, which it does not say itself.
 */
export function InDocument() {
  const mark = useRef<HTMLSpanElement>(null);
  const [asked, ask] = useState(0);
  const drawn = useRef(asked);
  useLayoutEffect(() => {
    drawn.current = asked;
  }, [asked]);
  useLayoutEffect(() => (mark.current ? lastResort()?.watch(mark.current) : undefined), []);
  useEffect(() => {
    let count = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onError = () => {
      if (timer !== undefined) return;
      count += 1;
      ask(count);
      timer = setTimeout(() => {
        timer = undefined;
        if (drawn.current !== count) lastResort()?.show();
      }, timeoutMs);
    };
    addEventListener('error', onError);
    return () => {
      clearTimeout(timer);
      removeEventListener('error', onError);
    };
  }, []);
  return <span ref={mark} hidden />;
}
