import { hasUnsavedInput } from '@console/design/unsaved';
import { TourProvider } from '@console/remote/services';
import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { RegisterPage } from './RegisterPage';

const service = serviceOfTest();
beforeEach(() => emulator.reset());

const path = '/readers/register';
const mostRecent = 'GET /api/capInstall/readerUpdates/mostRecent';
const scanOf = (query: string) => `GET /api/readers?${query}&refresh=true`;
const scans = () => service.asked().filter((request) => request.startsWith('GET /api/readers?'));

const open = (address = path) => renderRemote(remote, { path: address, serviceUrl: service.url });
const networks = () => screen.findByRole('grid', { name: 'Networks' });
const scanButton = () => screen.getByRole('button', { name: 'Scan' });

test('[REGISTER-01] the page has discovery, a collapsible registration form and the recent registration', async () => {
  const { user } = await open();
  expect(await screen.findByRole('form', { name: 'Find readers' })).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Registration' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Recent registration' })).toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Registration', expanded: true });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('[REGISTER-03] the networks of the address are selected and looked in at once', async () => {
  service.give(scanOf('networks=1%2C2'), { body: [] });
  await open(`${path}?networks=1,2`);
  await screen.findByText('No readers were found.');
  const boxes = within(await networks()).getAllByRole('checkbox', { name: /^Select (?!all)/ });
  await waitFor(() =>
    expect(boxes.filter((box) => box instanceof HTMLInputElement && box.checked)).toHaveLength(2),
  );
  expect(scans()).toEqual([scanOf('networks=1%2C2')]);
});

test('[REGISTER-04] [TOUR-10] networks are selected from a table, beside the way to the scanner page', async () => {
  await open();
  const grid = await networks();
  await within(grid).findByText('10.20.1.0/24');
  expect(screen.getByRole('link', { name: 'Configure networks' })).toHaveAttribute(
    'href',
    '/admin/scanner-config',
  );
});

test('a page that is opened has nothing to lose, until a network is selected', async () => {
  const { user } = await open();
  const boxes = within(await networks());
  await boxes.findByText('10.20.1.0/24');
  expect(hasUnsavedInput()).toBe(false);
  const [box] = boxes.getAllByRole('checkbox', { name: /^Select (?!all)/ });
  await user.click(box as HTMLElement);
  expect(hasUnsavedInput()).toBe(true);
  await user.click(box as HTMLElement);
  expect(hasUnsavedInput()).toBe(false);
});

test('[TOUR-10] while the tour runs the way to the scanner page is blocked, with the reason', async () => {
  const RegisterPageInTour = () => (
    <TourProvider tour={{ step: 'registration', emit: () => undefined }}>
      <RegisterPage />
    </TourProvider>
  );
  const pages = { ...remote.pages, RegisterPage: async () => ({ RegisterPage: RegisterPageInTour }) };
  await renderRemote({ ...remote, pages }, { path, serviceUrl: service.url });
  await networks();
  expect(screen.getByRole('button', { name: 'Configure networks' })).toHaveAccessibleDescription(
    /^Not during the tour/,
  );
  expect(screen.queryByRole('link', { name: 'Configure networks' })).not.toBeInTheDocument();
});

test('[REGISTER-04, REGISTER-08] hosts are typed, and the help says what a single address covers', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'By address' }));
  expect(screen.queryByRole('grid', { name: 'Networks' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Host addresses' })).toHaveAccessibleDescription(
    /single IP address covers its whole Class C network/,
  );
});

test('without networks addresses are asked for at once', async () => {
  service.give('GET /api/networks', { body: [] });
  await open();
  expect(await screen.findByRole('textbox', { name: 'Host addresses' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'By address' })).toBeChecked();
});

test('a scan that found readers is folded, and can be opened again', async () => {
  service.give(scanOf('networks=1'), { body: [{ name: 'xPortal-12', ipAddress: '10.20.1.41' }] });
  const { user } = await open(`${path}?networks=1`);
  await screen.findByRole('grid', { name: 'Scanned readers' });
  const toggle = screen.getByRole('button', { name: 'Find readers' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('group', { name: 'Step 2: Readers' })).toBeInTheDocument();
  const steps = within(await screen.findByRole('list', { name: 'Register readers' }));
  expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
  await user.click(toggle);
  expect(await networks()).toBeVisible();
});

test('the steps of the page have the numbers of the groups of its form', async () => {
  service.give(scanOf('networks=1'), { body: [{ ipAddress: '10.20.1.41', needsAuth: true }] });
  await open(`${path}?networks=1`);
  expect(await screen.findByRole('group', { name: 'Step 2: Reader passwords' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Step 3: Readers' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Server' })).toBeInTheDocument();
  const steps = within(await screen.findByRole('list', { name: 'Register readers' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Find readers, done1 reader found',
    '2Enter passwords, in progress',
    '3Choose readers, waiting',
    '4Register, waiting',
  ]);
});

test('a scan that found readers leaves the focus on the step behind it, one that found none where it was', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Select Columbus Distribution Center' }));
  service.give(scanOf('networks=1'), { body: [] });
  await user.click(scanButton());
  await screen.findByText('No readers were found.');
  expect(scanButton()).toHaveFocus();
  service.give(scanOf('networks=1'), { body: [{ name: 'xPortal-12', ipAddress: '10.20.1.41' }] });
  await user.click(scanButton());
  await waitFor(() => expect(screen.getByRole('group', { name: 'Step 2: Readers' })).toHaveFocus());
});

test('[REGISTER-05] a scan without a network says so, and sends nothing', async () => {
  const { user } = await open();
  await networks();
  await user.click(scanButton());
  expect(screen.getByRole('group', { name: 'Networks' })).toHaveTextContent(
    'Please select at least one network to scan.',
  );
  expect(scans()).toEqual([]);
});

test('[REGISTER-06] a list with a bad entry names it, keeps what was typed, and sends nothing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'By address' }));
  const field = screen.getByRole('textbox', { name: 'Host addresses' });
  await user.click(field);
  await user.paste('10.20.1.41, 10.20.1.256');
  await user.click(scanButton());
  expect(field).toHaveAccessibleDescription(/Invalid IP list: 10\.20\.1\.256 cannot be/);
  expect(field).toHaveValue('10.20.1.41, 10.20.1.256');
  expect(scans()).toEqual([]);
});

test('[REGISTER-04, REGISTER-07, REGISTER-08] a scan takes its time, and shows all readers that answered', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: 'By address' }));
  await user.type(screen.getByRole('textbox', { name: 'Host addresses' }), '10.20.1.41');
  await user.click(scanButton());
  expect(await screen.findByRole('progressbar', { name: 'Looking for readers' })).toBeInTheDocument();
  expect(scanButton()).toHaveAttribute('aria-busy', 'true');
  await waitFor(
    async () => {
      await emulator.advance(3000);
      expect(screen.getByRole('grid', { name: 'Scanned readers' })).toBeInTheDocument();
    },
    { timeout: 15_000 },
  );
  expect(scans()).toEqual([scanOf('addresses=10.20.1.41')]);
  const grid = within(screen.getByRole('grid', { name: 'Scanned readers' }));
  expect(await grid.findByText('10.20.1.41')).toBeInTheDocument();
  expect(grid.getByText('10.20.1.42')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar', { name: 'Looking for readers' })).not.toBeInTheDocument();
});

test('[REGISTER-09] a scan that finds nothing says so', async () => {
  service.give(scanOf('networks=1'), { body: [] });
  await open(`${path}?networks=1`);
  expect(await screen.findByText('No readers were found.')).toBeInTheDocument();
});

test('[REGISTER-09] a failing scan shows the error, and the loader stops', async () => {
  service.give(scanOf('networks=1'), { status: 500, body: { message: 'the scanner is gone' } });
  await open(`${path}?networks=1`);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The scan for readers failed.');
  expect(dialog).toHaveTextContent('the scanner is gone');
  await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument());
});

test('[REGISTER-23] without a registration the panel says so', async () => {
  service.give(mostRecent, { status: 404, body: { message: 'none' } });
  await open();
  expect(await screen.findByText('There is no active registration.')).toBeInTheDocument();
});

test('all networks are looked in when the address says so, and what is new is selected already', async () => {
  await open(`${path}?networks=all`);
  const found = within(await screen.findByRole('grid', { name: 'Scanned readers' }));
  const selected = () => found.getAllByRole('row').filter((row) => row.ariaSelected === 'true');
  await waitFor(() => expect(selected()).toHaveLength(5));
  for (const row of selected()) expect(row).toHaveTextContent('New');
  expect(scans()).toHaveLength(1);
});
