import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Modal } from '../dialog/Modal';
import { DesignProvider } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets changes of the page be noticed, and the time pass in which somebody else may take the focus. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(200));

let setRows: (rows: readonly string[]) => void;

function Rows({ first }: { readonly first: readonly string[] }) {
  const [rows, set] = useState(first);
  setRows = set;
  return (
    <section>
      <h2>Doors</h2>
      <ul>
        <li>Name</li>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Delete {row}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const draw = (content: ReactNode) =>
  render(
    <DesignProvider>
      <div className="page">
        <h1 tabIndex={-1}>Page</h1>
        {content}
      </div>
    </DesignProvider>,
  );

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['the next row', ['A', 'B', 'C'], 'B', 'Delete C'],
  ['the row before, behind the last one', ['A', 'B'], 'B', 'Delete A'],
])('when its row is removed the focus goes to %s', async (_, rows, removed, expected) => {
  draw(<Rows first={rows} />);
  act(() => button(`Delete ${removed}`).focus());
  act(() => setRows(rows.filter((row) => row !== removed)));
  expect(document.body).toHaveFocus();
  await settle();
  expect(button(expected)).toHaveFocus();
});

test('when nothing is left it goes to the heading over the place', async () => {
  draw(<Rows first={['A']} />);
  act(() => button('Delete A').focus());
  act(() => setRows([]));
  await settle();
  const heading = screen.getByRole('heading', { name: 'Doors' });
  expect(heading).toHaveFocus();
  act(() => heading.blur());
  expect(heading).not.toHaveAttribute('tabindex');
});

test('in a section that is folded it goes to the heading that is left, not to one that is folded with it', async () => {
  function Section() {
    const [folded, setFolded] = useState(false);
    return (
      <section>
        <h2>Start</h2>
        <div hidden={folded}>
          <h3>Recipe</h3>
          <button type="button" onClick={() => setFolded(true)}>
            Go
          </button>
        </div>
      </section>
    );
  }
  draw(<Section />);
  act(() => button('Go').focus());
  act(() => {
    button('Go').click();
    // jsdom leaves the focus on what is hidden; browsers do not.
    (document.activeElement as HTMLElement).blur();
  });
  await settle();
  expect(screen.getByRole('heading', { name: 'Start' })).toHaveFocus();
});

test('a button that is replaced hands it to what stands in its place', async () => {
  function Tool() {
    const [drawing, setDrawing] = useState(false);
    return drawing ? (
      <button type="button">Finish</button>
    ) : (
      <button type="button" onClick={() => setDrawing(true)} key="draw">
        Draw
      </button>
    );
  }
  draw(<Tool />);
  act(() => button('Draw').focus());
  act(() => button('Draw').click());
  await settle();
  expect(button('Finish')).toHaveFocus();
});

test('after a dialog whose row went with it the focus is on the next row', async () => {
  let close: () => void = () => undefined;
  function Question() {
    const [open, setOpen] = useState(true);
    close = () => setOpen(false);
    return (
      open && (
        <Modal title="Delete?" onClose={close}>
          <button type="button">Yes</button>
        </Modal>
      )
    );
  }
  const { rerender } = draw(<Rows first={['A', 'B']} />);
  act(() => button('Delete A').focus());
  rerender(
    <DesignProvider>
      <div className="page">
        <h1 tabIndex={-1}>Page</h1>
        <Rows first={['A', 'B']} />
        <Question />
      </div>
    </DesignProvider>,
  );
  act(() => button('Yes').focus());
  act(() => {
    close();
    setRows(['B']);
  });
  await settle();
  expect(button('Delete B')).toHaveFocus();
});

test('an alert that is dismissed gives it back to where it was before', async () => {
  function Alert() {
    const [shown, setShown] = useState(true);
    return (
      <div aria-live="polite">
        {shown && (
          <button type="button" onClick={() => setShown(false)}>
            Dismiss
          </button>
        )}
      </div>
    );
  }
  draw(
    <>
      <button type="button">Save</button>
      <Alert />
    </>,
  );
  act(() => button('Save').focus());
  act(() => button('Dismiss').focus());
  act(() => button('Dismiss').click());
  await settle();
  expect(button('Save')).toHaveFocus();
});

test('who puts it somewhere else, and who clicks beside everything, is left alone', async () => {
  draw(
    <>
      <Rows first={['A', 'B']} />
      <button type="button">Mine</button>
    </>,
  );
  act(() => button('Delete A').focus());
  act(() => setRows(['B']));
  act(() => button('Mine').focus());
  await settle();
  expect(button('Mine')).toHaveFocus();
  act(() => button('Mine').blur());
  act(() => setRows([]));
  await settle();
  expect(document.body).toHaveFocus();
});

test('when its page is left it goes to the heading of what comes in its place, as soon as that is there', async () => {
  const { rerender } = draw(<button type="button">Next page</button>);
  act(() => button('Next page').focus());
  rerender(<DesignProvider>Loading…</DesignProvider>);
  await settle();
  expect(document.body).toHaveFocus();
  rerender(
    <DesignProvider>
      <main>
        <h2>This page did not arrive</h2>
      </main>
    </DesignProvider>,
  );
  await settle();
  expect(screen.getByRole('heading', { name: 'This page did not arrive' })).toHaveFocus();
});
