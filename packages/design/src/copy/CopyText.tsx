import { useRef, useState } from 'react';
import { IconButton } from '../button';
import { CheckIcon, CopyIcon } from '../icons';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import copyCss from './copy.css';
import { writeClipboard } from './writeClipboard';

/** Text that is copied, its name, and the text shown in its place. */
export interface CopyTextProps {
  /** Text that is copied, for example a time in ISO 8601. */
  text: string;
  /** Noun for the name of the button: `Copy {what}`. */
  what: string;
  /** Shown before the button. @defaultValue nothing, for places that show the value already */
  shown?: string;
}

/** A button that copies a text and announces the result; after a failure the text is shown to be selected. */
export function CopyText({ text, what, shown }: CopyTextProps) {
  useStyles(copyCss);
  const translate = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean }>();
  const result = outcome?.text === text ? outcome : undefined;
  const copy = () => {
    if (!button.current) return;
    writeClipboard(text, button.current).then(
      () => setOutcome({ text, copied: true }),
      () => setOutcome({ text, copied: false }),
    );
  };
  return (
    <span className="copy">
      {shown !== undefined && <bdi>{shown}</bdi>}
      <IconButton
        ref={button}
        label={translate('copy.action', { what })}
        icon={result?.copied ? <CheckIcon /> : <CopyIcon />}
        size="small"
        onClick={copy}
      />
      <span className={result?.copied ? 'design__hidden' : 'copy__refused'} role="status">
        {result && (result.copied ? translate('copy.done', { what }) : translate('copy.refused', { text }))}
      </span>
    </span>
  );
}
