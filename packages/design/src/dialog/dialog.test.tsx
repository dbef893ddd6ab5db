import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DesignProvider, useDesign } from '../theme';
import { Dialog, Drawer } from '.';

test('a dialog is named by its title and closes by its button', async () => {
  const onClose = jest.fn();
  const { rerender } = render(
    <DesignProvider>
      <Dialog open title="About" onClose={onClose}>
        Version 1
      </Dialog>
    </DesignProvider>,
  );
  expect(screen.getByRole('dialog', { name: 'About' })).toHaveTextContent('Version 1');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(
    <DesignProvider>
      <Dialog open={false} title="About" onClose={onClose} />
    </DesignProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a form inside a dialog does not submit the form the dialog was opened from', async () => {
  const outer = jest.fn((event) => event.preventDefault());
  const inner = jest.fn((event) => event.preventDefault());
  render(
    <DesignProvider>
      <form onSubmit={outer}>
        <Dialog open title="Antennas" onClose={() => undefined}>
          <form onSubmit={inner}>
            <button type="submit">Save</button>
          </form>
        </Dialog>
      </form>
    </DesignProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(inner).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test('popups of what is inside a dialog go into the dialog, above which nothing else can be seen', () => {
  function Place() {
    const { container } = useDesign();
    return <p>{container?.tagName}</p>;
  }
  render(
    <DesignProvider>
      <Dialog open title="Antennas" onClose={() => undefined}>
        <Place />
      </Dialog>
    </DesignProvider>,
  );
  expect(screen.getByText('DIALOG')).toBeVisible();
});

test('a dialog over a dialog closes alone', async () => {
  function Two() {
    const [second, setSecond] = useState(true);
    return (
      <Dialog open title="First" onClose={() => undefined}>
        <Dialog open={second} title="Second" onClose={() => setSecond(false)} />
      </Dialog>
    );
  }
  render(
    <DesignProvider>
      <Two />
    </DesignProvider>,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Second' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
});

test('a drawer closes by its button, by Escape and by a click outside, not by one inside', async () => {
  const onClose = jest.fn();
  render(
    <DesignProvider>
      <Drawer title="Notifications" onClose={onClose}>
        Nothing yet
      </Drawer>
    </DesignProvider>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Notifications' });
  await userEvent.click(screen.getByText('Nothing yet'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(drawer);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('the focus returns to what opened a drawer that was closed under the dialog it had opened', async () => {
  function Review() {
    const [shown, setShown] = useState<'nothing' | 'drawer' | 'both' | 'review'>('nothing');
    return (
      <>
        <button type="button" onClick={() => setShown('drawer')}>
          Look
        </button>
        {(shown === 'drawer' || shown === 'both') && (
          <Drawer title="Change" onClose={() => undefined}>
            <button type="button" onClick={() => setShown('both')}>
              Undo
            </button>
          </Drawer>
        )}
        <Dialog open={shown === 'both'} title="Drawer below" onClose={() => setShown('review')} />
        <Dialog
          open={shown === 'both' || shown === 'review'}
          title="Undo?"
          onClose={() => setShown('nothing')}
        />
      </>
    );
  }
  render(
    <DesignProvider>
      <Review />
    </DesignProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Look' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const close = (name: string) =>
    userEvent.click(within(screen.getByRole('dialog', { name })).getByRole('button'));
  await close('Drawer below');
  expect(screen.queryByRole('dialog', { name: 'Change' })).toBeNull();
  await close('Undo?');
  expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus();
});
