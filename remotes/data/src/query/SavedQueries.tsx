import { Button, IconButton } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { Form, rules, TextField } from '@console/design/form';
import { DeleteIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { Link, useLocation } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { useState } from 'react';
import { paths } from '../paths';
import { cleanName, readSavedQueries, withoutQuery, withQuery } from './savedQueries';
import savedQueriesCss from './savedQueries.css';

/** Queries that are kept by name on this device: to open them, to add the one that is shown, to delete. */
export function SavedQueries() {
  const translate = useMessages();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('data.saved')}</Button>
      <Dialog title={translate('data.saved')} open={open} onClose={close}>
        <Contents onLeave={close} />
      </Dialog>
    </>
  );
}

const initialValues = { name: '' };

function Contents({ onLeave }: { readonly onLeave: () => void }) {
  useStyles(savedQueriesCss);
  const translate = useMessages();
  const [queries, keep] = usePersistentState('data.queries', readSavedQueries);
  const search = useLocation().search.replace(/^\?/, '');
  const validate = ({ name }: typeof initialValues) => ({ name: rules.required(name) });
  return (
    <div className="saved-queries">
      <p>{translate(queries.length > 0 ? 'data.saved.explained' : 'data.saved.none')}</p>
      {queries.length > 0 && (
        <ul className="saved-queries__list" aria-label={translate('data.saved')}>
          {queries.map(({ name, search: saved }) => (
            <li key={name} className="saved-queries__line">
              <Link to={`${paths.data()}?${saved}`} onClick={onLeave}>
                {name}
              </Link>
              <IconButton
                icon={<DeleteIcon />}
                size="small"
                label={translate('data.saved.delete', { name })}
                onClick={() => keep(withoutQuery(queries, name))}
              />
            </li>
          ))}
        </ul>
      )}
      {new URLSearchParams(search).has('asked') ? (
        <Form
          label={translate('data.saved.add')}
          initialValues={initialValues}
          validate={validate}
          guard={false}
          submitLabel={translate('data.saved.save')}
          onSubmit={({ name }) => keep(withQuery(queries, { name: cleanName(name), search }))}
        >
          <TextField
            name="name"
            label={translate('data.saved.name')}
            help={translate('data.saved.name.help')}
          />
        </Form>
      ) : (
        <p>{translate('data.saved.nothingAsked')}</p>
      )}
    </div>
  );
}
