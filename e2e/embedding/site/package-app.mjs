import { RfidRemote } from '@console/embed/react';
import { createElement, useRef, useState } from 'react-19';
import { createRoot } from 'react-dom-19/client';

const text = async (path) => (await fetch(path, { cache: 'no-store' })).text();
const token = () => text('/rfid-token');

/** A page as integrators write it: a list, and beside it the record that was chosen there. */
function Portal({ origin }) {
  const [chosen, setChosen] = useState();
  const [saved, setSaved] = useState();
  const list = useRef(null);
  const record = useRef(null);
  const remote = { console: origin, name: 'readers', token };
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Portal'),
    createElement(
      'button',
      { type: 'button', onClick: () => list.current.filter({ search: chosen.id }) },
      'Only this one',
    ),
    createElement('p', null, chosen ? `Chosen: ${chosen.id}` : 'Nothing chosen'),
    saved && createElement('p', { role: 'status' }, `The portal heard of ${saved}`),
    createElement(RfidRemote, {
      ...remote,
      element: list,
      className: 'list',
      view: 'content',
      path: '/readers/definitions',
      loading: createElement('p', null, 'The readers are on their way'),
      failure: (retry, error) =>
        createElement(
          'p',
          null,
          error ? 'The portal cannot reach its console' : 'The portal cannot show the readers',
          createElement('button', { type: 'button', onClick: retry }, 'Once more'),
        ),
      onSelected: ({ detail }) => setChosen(detail),
      onLeave: (event) => event.preventDefault(),
    }),
    chosen &&
      createElement(RfidRemote, {
        ...remote,
        element: record,
        className: 'record',
        path: `/readers/definitions/${encodeURIComponent(chosen.id)}/edit`,
        onSaved: ({ detail }) => setSaved(detail.name),
      }),
  );
}

createRoot(document.querySelector('#app')).render(
  createElement(Portal, { origin: await text('/rfid-console') }),
);
