import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from '../src/router';
import { DesignProvider, themeNames } from '../src/theme';
import { Gallery, settings } from './Gallery';
import { pages } from './pages';

const { page, theme, density } = settings();
const shown = pages.find(({ name }) => name === page) ?? pages[0];
const root = document.getElementById('gallery');

if (root && shown) {
  document.title = `${shown.name} | Components`;
  // A router in memory: what leads elsewhere in the console leads nowhere here.
  const router = createMemoryRouter([{ path: '*', element: <Gallery shown={shown} /> }]);
  createRoot(root).render(
    <DesignProvider
      theme={themeNames.find((name) => name === theme)}
      density={density === 'compact' ? 'compact' : undefined}
    >
      <RouterProvider router={router} />
    </DesignProvider>,
  );
}
