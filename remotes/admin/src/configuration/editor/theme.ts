import { EditorView } from '@codemirror/view';

const mono = { fontFamily: 'var(--font-mono)', fontSize: 'var(--text-small)' };

const control = {
  minHeight: '1.75rem',
  margin: '0',
  padding: '0 var(--space-2)',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 'var(--radius)',
  backgroundColor: 'var(--color-surface)',
  backgroundImage: 'none',
  color: 'var(--color-ink)',
  font: 'inherit',
};

const marker = (color: string) => ({
  width: '0.75em',
  height: '0.75em',
  margin: '0.35em auto 0',
  borderRadius: '50%',
  backgroundColor: `var(--color-${color})`,
  content: '""',
});

const underlined = (color: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy var(--color-${color})`,
  textDecorationSkipInk: 'none',
});

/** Look of the editor, by the tokens of the console alone: every theme is one of them. */
export const editorTheme = EditorView.theme({
  '&': {
    maxHeight: 'max(20rem, 100dvh - 16rem)',
    border: '1px solid var(--color-border-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-ink)',
  },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '1px' },
  '.cm-scroller': { ...mono, minHeight: '14rem', lineHeight: '1.5' },
  '& .cm-content:focus': { outline: 'none' },
  '.cm-content': { caretColor: 'var(--color-ink)' },
  '.cm-content ::selection, .cm-line::selection': { backgroundColor: 'var(--color-selected)' },
  '.cm-gutters': {
    borderInlineEnd: '1px solid var(--color-border)',
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-ink-muted)',
  },
  '.cm-activeLineGutter': {
    backgroundColor: 'transparent',
    color: 'var(--color-ink)',
    fontWeight: 'var(--weight-strong)',
  },
  '.json-key': { color: 'var(--color-link)' },
  '.json-string': { color: 'var(--color-success)' },
  '.json-literal': { color: 'var(--color-info)' },
  '.cm-selectionMatch, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--color-selected)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--color-danger-soft)' },
  '.cm-searchMatch': { backgroundColor: 'var(--color-warning-soft)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--color-focus)' },
  '.cm-lintRange-error': underlined('danger'),
  '.cm-lintRange-warning': underlined('warning'),
  '.cm-lintRange-info': underlined('info'),
  '.cm-lint-marker-error': marker('danger'),
  '.cm-lint-marker-warning': { ...marker('warning'), borderRadius: '0' },
  '.cm-lint-marker-info': marker('info'),
  // Forced colours take the ground away; round and square still tell an error from a warning.
  '@media (forced-colors: active)': {
    '.cm-lint-marker': { backgroundColor: 'CanvasText' },
  },
  '.cm-lintPoint::after': { borderBottomColor: 'var(--color-danger)' },
  '.cm-tooltip': {
    border: '1px solid var(--color-border-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-ink)',
  },
  '.cm-diagnostic': { borderInlineStart: '0', padding: 'var(--space-2)', whiteSpace: 'pre-wrap' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { ...mono, maxWidth: 'min(40rem, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-1) var(--space-2)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-accent)',
    color: 'var(--color-accent-ink)',
  },
  '.cm-completionIcon': { display: 'none' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.9' },
  '.cm-completionMatchedText': { fontWeight: 'var(--weight-strong)', textDecoration: 'none' },
  '.cm-panels': { backgroundColor: 'var(--color-sunken)', color: 'var(--color-ink)', zIndex: '1' },
  '.cm-panels-top': { borderBottom: '1px solid var(--color-border)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 'var(--space-2)',
    padding: 'var(--space-2)',
    paddingInlineEnd: '2.25rem',
    fontSize: 'var(--text-small)',
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search label': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-1)',
    minHeight: '1.5rem',
    margin: '0',
    fontSize: 'inherit',
  },
  '.cm-panel.cm-search :is(.cm-textfield, .cm-button)': control,
  '.cm-panel.cm-search [name=close]': {
    ...control,
    insetInlineEnd: 'var(--space-2)',
    insetBlockStart: 'var(--space-2)',
    minWidth: '1.75rem',
  },
});
