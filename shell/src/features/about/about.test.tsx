import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, within } from '@testing-library/react';
import { registeredRemote, registryOf } from '../../testing/registeredRemote';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';
import { clientVersion } from './clientVersion';

/** Answers of the service about itself, by path. */
let versions: Record<string, { readonly status?: number; readonly body?: unknown }>;
let service: RecordingProxy;

beforeEach(async () => {
  versions = {};
  service = await startRecordingProxy({
    answer: ({ path }) => versions[path] ?? { body: { provisioningState: 'PROVISIONED' } },
  });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

async function openAbout() {
  const { user } = await renderConsole({
    serviceUrl: service.url,
    path: '/jobs',
    token: 't-1',
    configuration: { copyrightHolder: 'Example Inc.', licenseAgreementPath: '/eula.html' },
    registry: registryOf(registeredRemote),
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'About', hidden: true }));
  return within(await screen.findByRole('dialog', { name: 'About RFID Console' }));
}

const facts = (about: Awaited<ReturnType<typeof openAbout>>) =>
  about.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('[ABOUT-01, ABOUT-02] About shows versions, builds, parts of the console, licences and copyright', async () => {
  versions['/api/machine/is_version'] = {
    body: { client: { commitId: 'c1' }, server: { version: '2019r1', commitId: 's1' } },
  };
  const about = await openAbout();
  await about.findByText('s1');
  expect(facts(about)).toEqual([
    ['Product version', '2019r1'],
    ['Server version', '2019r1'],
    ['Server build', 's1'],
    ['Client version', '2.3.0'],
    ['Client build', 'c1'],
  ]);
  expect(clientVersion).toBe('2.3.0');
  expect(about.getByRole('row', { name: 'readers 1.0.0 b Not opened yet' })).toBeVisible();
  expect(about.getByRole('link', { name: 'End-user licence agreement' })).toHaveAttribute(
    'href',
    '/eula.html',
  );
  expect(about.getByRole('link', { name: 'Third-party licences' })).toHaveAttribute(
    'href',
    '/licenses/third-party',
  );
  expect(about.getByText(`© ${new Date().getFullYear()} Example Inc.`)).toBeVisible();
});

test('[ABOUT-04] a failing lookup says so, and the client version is there all the same', async () => {
  versions['/api/machine/is_version'] = { status: 400, body: { message: 'Not now' } };
  const about = await openAbout();
  expect(await about.findByRole('alert')).toHaveTextContent('The versions could not be fetched.');
  expect(about.getByRole('alert')).toHaveTextContent('Not now');
  expect(facts(about)).toContainEqual(['Client version', '2.3.0']);
  expect(facts(about)).toContainEqual(['Server build', '–']);
});
