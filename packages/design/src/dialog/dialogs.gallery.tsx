import { type ReactNode, useState } from 'react';
import type { GalleryPage } from '../../gallery/galleryPage';
import { ConfirmDialog } from '../actions';
import { Button } from '../button';
import { CopyDialog } from '../records';
import { Dialog, Drawer } from '.';

function Opening({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && children(() => setOpen(false))}
    </div>
  );
}

/** Dialogs. */
export const dialogs: GalleryPage = {
  name: 'Dialogs',
  stories: [
    {
      name: 'Dialog',
      content: (
        <Opening label="Open a dialog">
          {(close) => (
            <Dialog open title="About" onClose={close}>
              <p>Version 1.0.0</p>
            </Dialog>
          )}
        </Opening>
      ),
    },
    {
      name: 'Drawer',
      content: (
        <Opening label="Open a drawer">
          {(close) => (
            <Drawer title="Notifications" onClose={close}>
              <p>Nothing new.</p>
            </Drawer>
          )}
        </Opening>
      ),
    },
    {
      name: 'Question before something is lost',
      content: (
        <Opening label="Delete dock-1">
          {(close) => (
            <ConfirmDialog
              open
              title="Delete dock-1?"
              tone="danger"
              confirmLabel="Delete"
              onConfirm={close}
              onCancel={close}
            >
              The reader definition will be lost.
            </ConfirmDialog>
          )}
        </Opening>
      ),
    },
    {
      name: 'Copy',
      content: (
        <Opening label="Copy dock-1">
          {(close) => (
            <CopyDialog
              name="dock-1"
              nameExists={async (name) => name === 'dock-1-COPY'}
              onCopy={() => undefined}
              onClose={close}
            />
          )}
        </Opening>
      ),
    },
  ],
};
