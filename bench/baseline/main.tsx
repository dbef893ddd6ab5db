import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Frame } from './Frame';

/** One chunk per area, as such an application usually is. */
const router = createBrowserRouter([
  { path: '/login', lazy: () => import('./LoginPage') },
  {
    Component: Frame,
    children: [
      { path: '/readers/definitions', lazy: () => import('./ReadersPage') },
      { path: '/jobs', lazy: () => import('./JobsPage') },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
