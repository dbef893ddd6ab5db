import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';

interface NotesProps {
  readonly title: string;
  readonly notes: readonly string[];
}

/** Most notes that are listed one by one. */
const shownNotes = 20;

/** Remarks on a configuration, the first ones one by one. */
export function Notes({ title, notes }: NotesProps) {
  const translate = useMessages();
  if (notes.length === 0) return null;
  return (
    <Banner tone="warning" title={title}>
      <ul>
        {[...new Set(notes)].slice(0, shownNotes).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {notes.length > shownNotes &&
        translate('configuration.notes.more', { count: notes.length - shownNotes })}
    </Banner>
  );
}
