import { type Download, downloadMutations } from '@console/api-client/downloads';
import { useResource } from '@console/api-client/react';
import { Page } from '@console/design/page';
import { renderRemote } from '@console/testing';
import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { defineRemote } from '../../defineRemote';

const logs: Download = {
  name: 'download system logs',
  path: '/itemsense/support/v1/logs',
  fileName: 'logs.tar.gz',
  checkFirst: true,
};

function LogsPage() {
  const { mutate } = useMutation(useResource(downloadMutations).download());
  return (
    <Page section="Logs">
      <button type="button" onClick={() => mutate(logs)}>
        Download
      </button>
    </Page>
  );
}

const remote = defineRemote({
  declaration: {
    name: 'logs',
    contract: '^2.0.0',
    owner: 'Logs team',
    areas: [{ name: 'logs', title: { en: 'Logs' }, path: '/logs' }],
    routes: [{ path: '/logs', page: 'LogsPage' }],
  },
  messages: { en: {} },
  pages: { LogsPage: async () => ({ LogsPage }) },
});

test.each([
  ['the check', 'HEAD'],
  ['the file', 'GET'],
])('[DOWNLOAD-03] a download fails with %s, and the user reads which file and why', async (_, method) => {
  emulator.fault({ method, path: logs.path, status: 503, body: { status: 503, message: 'Disk full' } });
  const { user } = await renderRemote(remote);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const alert = await screen.findByRole('alertdialog', {
    name: 'The file “logs.tar.gz” could not be downloaded.',
  });
  expect(alert).toHaveTextContent('ItemSense responded with an error');
});
