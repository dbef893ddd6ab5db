import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useRef, useState } from 'react';
import { describeFailure, type Failure } from './describeFailure';

/** Details for the team that owns the remote, to be read and copied. */
export function FailureDetails(failure: Failure) {
  const translate = useMessages();
  const [at] = useState(() => new Date());
  const [told, setTold] = useState('');
  const shown = useRef<HTMLPreElement>(null);
  const text = describeFailure(failure, at);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setTold(translate('outlet.copied'));
    } catch {
      // Without a clipboard, as over plain HTTP, the text is selected for the person to copy it.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setTold(translate('outlet.selected'));
    }
  };
  return (
    <details className="failure__details">
      <summary>{translate('outlet.details', { owner: failure.remote.owner })}</summary>
      <pre className="failure__text" ref={shown}>
        {text}
      </pre>
      <Button size="small" onClick={() => void copy()}>
        {translate('outlet.copy')}
      </Button>{' '}
      <span role="status">{told}</span>
    </details>
  );
}
