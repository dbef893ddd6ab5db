import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, ensureSyntaxTree, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { linter, lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import {
  closeSearchPanel,
  findNext,
  findPrevious,
  highlightSelectionMatches,
  openSearchPanel,
  search,
} from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import type { Translate } from '@console/design/messages';
import { tagHighlighter, tags } from '@lezer/highlight';
import { type NamesOf, type Offer, offersAt } from './complete';
import { editorTheme } from './theme';
import { writeOffer } from './writeOffer';

/** Milliseconds that a completion may wait for the text to be read. */
const parseTimeoutMs = 300;

const icons = { key: 'property', value: 'enum', entry: 'class' } as const;

const byClass = tagHighlighter([
  { tag: tags.propertyName, class: 'json-key' },
  { tag: tags.string, class: 'json-string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'json-literal' },
]);

/** Completion by the schema of bundles. */
const completeBundle =
  (namesOf: NamesOf, newEntry: string) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const tree = ensureSyntaxTree(state, state.doc.length, parseTimeoutMs) ?? syntaxTree(state);
    const found = offersAt(state.doc.toString(), tree, pos, namesOf, newEntry);
    // While nothing is typed it opens when it is asked for.
    if (!found || (!explicit && found.replaced.from === pos)) return null;
    const completionOf = (offer: Offer): Completion => ({
      label: offer.label,
      type: icons[offer.kind],
      ...(offer.detail && { detail: offer.detail }),
      apply: (view, _completion, _from, to) => {
        view.dispatch(writeOffer(found, offer, to, pos));
        if (offer.goesOn) startCompletion(view);
      },
    });
    return { from: found.from, options: found.offers.map(completionOf), validFor: /^[^"\n]*$/ };
  };

/** Texts of the library by the words that it knows them by. */
const phrasesOf = (translate: Translate) =>
  EditorState.phrases.of({
    Find: translate('documentEditor.find'),
    Replace: translate('documentEditor.find.by'),
    next: translate('documentEditor.find.next'),
    previous: translate('documentEditor.find.previous'),
    all: translate('documentEditor.find.all'),
    'match case': translate('documentEditor.find.case'),
    regexp: translate('documentEditor.find.pattern'),
    'by word': translate('documentEditor.find.word'),
    replace: translate('documentEditor.find.replace'),
    'replace all': translate('documentEditor.find.replaceAll'),
    close: translate('documentEditor.find.close'),
    'current match': translate('documentEditor.find.current'),
    'on line': translate('documentEditor.find.line'),
    'replaced match on line $': translate('documentEditor.find.replacedOne'),
    'replaced $ matches': translate('documentEditor.find.replacedAll'),
    Completions: translate('documentEditor.completions'),
    'Selection deleted': translate('documentEditor.deleted'),
    'Control character': translate('documentEditor.control'),
  });

/** Keys of the editor. The tab key is none of them: it leaves the editor as it leaves any field. */
const keys = keymap.of([
  ...closeBracketsKeymap,
  ...completionKeymap,
  { key: 'Mod-f', run: openSearchPanel, scope: 'editor search-panel' },
  { key: 'F3', run: findNext, shift: findPrevious, scope: 'editor search-panel', preventDefault: true },
  { key: 'Escape', run: closeSearchPanel, scope: 'editor search-panel' },
  { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
  ...historyKeymap,
  ...defaultKeymap,
]);

/** Extensions of the editor: JSON with completion, faults at their lines, undo, find and replace. */
export const editorExtensions = (translate: Translate, namesOf: NamesOf): Extension => [
  lineNumbers(),
  lintGutter(),
  linter(null),
  highlightActiveLineGutter(),
  history(),
  json(),
  syntaxHighlighting(byClass),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ override: [completeBundle(namesOf, translate('documentEditor.entry'))] }),
  search({ top: true }),
  highlightSelectionMatches({ minSelectionLength: 3 }),
  keys,
  EditorView.lineWrapping,
  phrasesOf(translate),
  editorTheme,
];
