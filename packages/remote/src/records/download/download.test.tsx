import type { Download } from '@console/api-client/downloads';
import { Page } from '@console/design/page';
import { renderRemote, serviceOfTest } from '@console/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { defineRemote } from '../../defineRemote';
import { DownloadProgress, useDownload } from '.';

const logs: Download = { name: 'download logs', path: '/slow/logs', fileName: 'logs.tar.gz' };

function LogsPage() {
  const { download, downloading, progress, cancel } = useDownload();
  return (
    <Page section="Logs">
      <button type="button" onClick={() => download(logs)}>
        Download
      </button>
      {downloading && <DownloadProgress label="Logs" progress={progress} onCancel={cancel} />}
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

const service = serviceOfTest();

test('a file on its way says how much of it is there, and can be given up: nothing is saved and nothing fails', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  service.hold('GET /slow/logs');
  const { user } = await renderRemote(remote, { serviceUrl: service.url });
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  const bar = await screen.findByRole('progressbar', { name: 'Logs' });
  expect(bar).toHaveAttribute('aria-valuetext', '0 B so far');
  await user.click(screen.getByRole('button', { name: 'Cancel the download' }));
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
  saved.mockRestore();
});

test.each([
  [{ received: 1_500_000, total: 6_000_000 }, '1.5 MB of 6 MB', '25'],
  [{ received: 1_500_000 }, '1.5 MB so far', null],
])('progress of %j is shown as "%s"', (progress, text, value) => {
  render(<DownloadProgress label="Logs" progress={progress} onCancel={() => undefined} />);
  const bar = screen.getByRole('progressbar', { name: 'Logs' });
  expect([bar.getAttribute('aria-valuetext'), bar.getAttribute('value')]).toEqual([text, value]);
});
