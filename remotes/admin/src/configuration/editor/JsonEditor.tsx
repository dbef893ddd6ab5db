import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useMessages } from '@console/design/messages';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { NamesOf } from './complete';
import { editorExtensions } from './extensions';

/** Acts on an editor from outside. */
export interface EditorControl {
  /** Puts the caret into the text and shows it. */
  readonly goTo: (position: number) => void;
  /** Replaces the whole text; this can be undone like any other edit. */
  readonly replace: (text: string) => void;
}

interface JsonEditorProps {
  /** The text at the start; later changes of this option are not taken over, they would overwrite input. */
  readonly initial: string;
  readonly onChange: (text: string) => void;
  /** Marks in the text; they move with it until others are given. */
  readonly marks: readonly Diagnostic[];
  /** Names of records that completion offers. */
  readonly namesOf: NamesOf;
  /** Ids of the label, and of what describes the field. */
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly control: RefObject<EditorControl | null>;
}

type Labels = Pick<JsonEditorProps, 'labelledBy' | 'describedBy' | 'invalid'>;

const attributesOf = ({ labelledBy, describedBy, invalid }: Labels) =>
  EditorView.contentAttributes.of({
    // The part that scrolls has to be reached by keys.
    tabindex: '0',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': String(invalid),
  });

/** Marks within a text that may have become shorter since they were found. */
const within = (marks: readonly Diagnostic[], length: number): Diagnostic[] =>
  marks.map((mark) => ({ ...mark, from: Math.min(mark.from, length), to: Math.min(mark.to, length) }));

/** Editor of a JSON text. It is written from left to right in every language. */
export function JsonEditor(props: JsonEditorProps) {
  const translate = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [attributes, language] = useRef([new Compartment(), new Compartment()] as const).current;
  const latest = useRef(props);
  const { marks, labelledBy, describedBy, invalid, control } = props;
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const view = new EditorView({
      doc: latest.current.initial,
      extensions: [
        attributes.of([]),
        language.of([]),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString());
        }),
      ],
      ...(place.current && { parent: place.current }),
    });
    editor.current = view;
    control.current = {
      goTo: (position) => {
        const anchor = Math.min(position, view.state.doc.length);
        view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
        view.focus();
      },
      replace: (insert) =>
        view.dispatch({
          changes: { from: 0, to: view.state.doc.length, insert },
          selection: { anchor: 0 },
          scrollIntoView: true,
        }),
    };
    return () => {
      control.current = null;
      view.destroy();
    };
  }, [attributes, language, control]);
  useLayoutEffect(() => {
    const extensions = editorExtensions(translate, (section) => latest.current.namesOf(section));
    editor.current?.dispatch({ effects: language.reconfigure(extensions) });
  }, [translate, language]);
  useLayoutEffect(() => {
    const labels = attributesOf({ labelledBy, describedBy, invalid });
    editor.current?.dispatch({ effects: attributes.reconfigure(labels) });
  }, [labelledBy, describedBy, invalid, attributes]);
  useEffect(() => {
    const view = editor.current;
    if (view) view.dispatch(setDiagnostics(view.state, within(marks, view.state.doc.length)));
  }, [marks]);
  return <div ref={place} className="configuration-editor" dir="ltr" />;
}
