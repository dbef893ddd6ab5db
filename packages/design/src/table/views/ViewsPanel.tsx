import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../button';
import { useMessages } from '../../messages';
import { ViewLine } from './ViewLine';
import { cleanName, deleteView, renameView, saveView, type Views } from './views';

/** Saved views, and the query of the current state. */
export interface ViewsPanelProps {
  views: Views;
  /** Current state, as a view keeps it. */
  query: string;
  onChange: (views: Views) => void;
  onApply: (query: string) => void;
}

/** The views of a table: to look through them, to open with one, to rename, to delete and to add. */
export function ViewsPanel({ views, query, onChange, onApply }: ViewsPanelProps) {
  const translate = useMessages();
  const id = useId();
  const [name, setName] = useState('');
  const clean = cleanName(name);
  const taken = views.list.some((view) => view.name === clean);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (clean === '') return;
    onChange(saveView(views, { name: clean, query }));
    setName('');
  };
  return (
    <>
      <p className="panel__note">{translate('table.views.explained')}</p>
      {views.list.length > 0 && (
        <ul className="panel__list panel__list--whole" aria-label={translate('table.views')}>
          {views.list.map((view) => (
            <ViewLine
              key={view.name}
              name={view.name}
              current={view.query === query}
              opening={view.name === views.opening}
              onApply={() => onApply(view.query)}
              onOpening={(on) => onChange({ ...views, opening: on ? view.name : undefined })}
              onRename={(to) => onChange(renameView(views, view.name, to))}
              onDelete={() => onChange(deleteView(views, view.name))}
            />
          ))}
        </ul>
      )}
      <form className="panel__group" onSubmit={save}>
        <label className="panel__legend" htmlFor={id}>
          {translate('table.view.saveCurrent')}
        </label>
        <div className="panel__line">
          <input
            id={id}
            className="panel__input"
            placeholder={translate('table.view.name')}
            value={name}
            autoComplete="off"
            aria-describedby={taken ? `${id}-taken` : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit">{translate('table.view.save')}</Button>
        </div>
        {taken && (
          <p className="panel__note" id={`${id}-taken`}>
            {translate('table.view.nameTaken')}
          </p>
        )}
      </form>
    </>
  );
}
