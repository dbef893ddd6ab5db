import { CopyText } from '@console/design/copy';
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
      {/* biome-ignore lint/a11y/useSemanticElements: a section would take part in the outline of the page */}
      <pre
        className={`code__text${short ? ' code__text--short' : ''}`}
        role="region"
        aria-label={what}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keys
        tabIndex={0}
      >
        <code>{text}</code>
      </pre>
      <span className="code__copy">
        <CopyText text={text} what={what} />
      </span>
    </div>
  );
}
