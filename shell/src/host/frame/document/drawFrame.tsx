import { Frame } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { PageLoading, PageTitleProvider } from '@console/design/page';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import type { AreaDeclaration } from '@console/remote/contract';
import { createProcesses, createSession } from '@console/remote/host';
import { ProcessesProvider } from '@console/remote/services';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfigurationProvider, defaultConfiguration } from '../../configuration';
import { SessionProvider } from '../../session';
import { drawInLanguages, type ShellTexts } from '../../session/document/drawInLanguages';
import { AreaSections } from '../AreaSections';
import { Breadcrumbs } from '../Breadcrumbs';
import { UserMenu } from '../UserMenu';

/** Samples of each kind: one that is not current, and the current one. */
const area: AreaDeclaration = {
  name: 'area',
  title: { en: '{area}' },
  path: '/area/here',
  place: 'bar',
  sections: [
    { name: 'other', title: { en: '{section}' }, path: '/area/other' },
    { name: 'here', title: { en: '{section}' }, path: '/area/here' },
  ],
};
const entries = [
  { key: 'other', label: '{entry}', to: '/other' },
  { key: 'area', label: '{entry}', to: '/area/here', within: '/area' },
];
const way = [{ label: '{crumb}', to: '/area/here' }, { label: '{crumb}' }];

interface SampleProps {
  /** Buttons of features at the end of the bar. */
  readonly actions: ReactNode;
}

/** The frame with a sample of everything that there is of it. */
function Sample({ actions }: SampleProps) {
  const translate = useMessages();
  return (
    <>
      <Frame
        product={translate('product.name')}
        first={{ label: translate('pages.overview'), to: '/overview' }}
        navigation={entries}
        more={{ label: translate('more.label'), items: [] }}
        user={
          <>
            {actions}
            <UserMenu onSignOut={() => undefined} ofFeatures={[]} />
          </>
        }
        subheader={
          <>
            <AreaSections area={area} />
            <Breadcrumbs way={way} />
          </>
        }
        alerts={<div />}
      >
        <PageTitleProvider opening="{heading}">
          <PageLoading />
        </PageTitleProvider>
      </Frame>
      <main className="design__hidden">
        <h1>{translate('page.loading')}</h1>
      </main>
    </>
  );
}

const session = createSession({
  read: () => ({ token: '-', user: { name: '{user}', roles: [] } }),
  write: () => undefined,
});

function frameOf(actions: SampleProps['actions'], innerWidth: number) {
  Object.assign(globalThis, { innerWidth });
  const queryClient = new QueryClient();
  const router = createMemoryRouter([{ path: '*', element: <Sample actions={actions} /> }], {
    initialEntries: ['/area/here'],
  });
  return (
    <ConfigurationProvider value={defaultConfiguration}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClient}>
          <ProcessesProvider processes={createProcesses(queryClient)}>
            <RouterProvider router={router} />
          </ProcessesProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ConfigurationProvider>
  );
}

/**
 * Draws the frame of the console in all languages, at build: with its navigation in a line, and folded.
 * @param actions what features have at the end of the bar.
 * @param texts English texts of features.
 */
export const drawFrame = (translations: ShellTexts, actions: ReactNode, texts: object) =>
  drawInLanguages(
    translations,
    ({ draw }) => ({ pages: [1440, 400].map((width) => draw(frameOf(actions, width))) }),
    texts,
  );
