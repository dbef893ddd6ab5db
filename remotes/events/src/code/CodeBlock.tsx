import { CopyText } from '@console/design/copy';
import { ScrollArea } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import codeCss from './code.css';

interface CodeBlockProps {
  readonly text: string;
  /** Noun for the name of its region, and for the text that the button copies. */
  readonly what: string;
  /** A few lines high; the rest is scrolled to. @defaultValue false */
  readonly short?: boolean;
}

/** Text for programs, as it is, with a button that copies it. It can be scrolled with the keys. */
export function CodeBlock({ text, what, short = false }: CodeBlockProps) {
  useStyles(codeCss);
  return (
    <div className="code">
      <ScrollArea className={`code__text${short ? ' code__text--short' : ''}`} label={what}>
        <pre>
          <code>{text}</code>
        </pre>
      </ScrollArea>
      <span className="code__copy">
        <CopyText text={text} what={what} />
      </span>
    </div>
  );
}
