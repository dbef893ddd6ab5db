import type { GalleryPage } from '../../gallery/galleryPage';
import { FileIcon } from '../icons';
import { ActionCard } from '.';

/** Actions of the whole service. */
export const actions: GalleryPage = {
  name: 'Actions',
  stories: [
    {
      name: 'An action with a question',
      content: (
        <ActionCard
          title="Reset item data"
          explanation="Items and their history are deleted. Readers, recipes and jobs stay."
          label="Reset item data"
          tone="danger"
          question={{
            title: 'Reset all item data?',
            text: '5,120 items are deleted. This cannot be undone.',
            word: 'reset',
          }}
          run={async () => ({ tone: 'success', title: 'All item data was reset.' })}
        />
      ),
    },
    {
      name: 'An action that fails',
      content: (
        <ActionCard
          title="Export configuration"
          explanation="Saves the whole configuration as a file."
          label="Export"
          icon={<FileIcon />}
          run={() => Promise.reject(new Error('The service could not be reached. Try again in a moment.'))}
        />
      ),
    },
    {
      name: 'An action that is not possible now',
      content: (
        <ActionCard
          title="Import configuration"
          explanation="Reads a configuration from a file."
          label="Import"
          blockedReason="Choose a file first."
          run={async () => undefined}
        />
      ),
    },
  ],
};
