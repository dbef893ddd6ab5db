import { facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { thresholdQueries } from '@console/api-client/thresholds';
import { Page } from '@console/design/page';
import { renderRemote, serviceOfTest } from '@console/testing';
import { outwait } from '@console/testing/faults';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from '../defineRemote';
import { FailedQueries } from '.';

const text = 'Some choices could not be loaded.';

function ChoicesPage() {
  const facilities = useQuery(useResource(facilityQueries).list());
  const recipes = useQuery(useResource(recipeQueries).list());
  const thresholds = useQuery(useResource(thresholdQueries).list());
  const all = [facilities, recipes, thresholds];
  return (
    <Page section="Choices" banner={<FailedQueries queries={all} text={text} />}>
      {all.filter(({ isSuccess }) => isSuccess).length} loaded
    </Page>
  );
}

const remote = defineRemote({
  declaration: {
    name: 'choices',
    contract: '^2.0.0',
    owner: 'Choices team',
    areas: [{ name: 'jobs', title: { en: 'Jobs' }, path: '/jobs' }],
    routes: [{ path: '/jobs', page: 'ChoicesPage' }],
  },
  messages: { en: {} },
  pages: { ChoicesPage: async () => ({ ChoicesPage }) },
});

const facilities = 'GET /itemsense/configuration/v1/facilities/show';
const recipes = 'GET /itemsense/configuration/v1/recipes/show';
const thresholds = 'GET /itemsense/configuration/v1/thresholds';
const service = serviceOfTest();

async function open(...failing: readonly string[]) {
  for (const request of failing) service.give(request, { status: 500 });
  const opened = await renderRemote(remote, { serviceUrl: service.url });
  await screen.findByText(`${3 - failing.length} loaded`);
  return opened;
}

const notice = () => screen.queryByText(text);
const retry = () => screen.getByRole('button', { name: 'Try again' });

test('there is no notice while nothing has failed', async () => {
  await open();
  expect(notice()).not.toBeInTheDocument();
});

test('two that failed are one notice, which asks for these again and for no other', async () => {
  const { user } = await open(facilities, recipes);
  expect(await screen.findAllByText(text)).toHaveLength(1);
  const before = service.asked().length;
  service.takeBack(facilities);
  service.takeBack(recipes);
  await user.click(retry());
  expect(await screen.findByText('3 loaded')).toBeVisible();
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(service.asked().slice(before).sort()).toEqual([facilities, recipes]);
});

test('[ERROR-02] it says why, each reason once', async () => {
  for (const request of [facilities, recipes])
    service.give(request, { status: 500, body: { message: 'disk full' } });
  service.give(thresholds, { status: 403, body: { message: 'not for guests' } });
  await renderRemote(remote, { serviceUrl: service.url });
  expect(await screen.findByText(/not for guests/)).toBeVisible();
  expect(await screen.findAllByText(/disk full/)).toHaveLength(1);
});

test('[ERROR-06] it does not repeat that no answer came, which is said above every page', async () => {
  service.hold(recipes);
  await outwait(
    async () => void (await renderRemote(remote, { serviceUrl: service.url })),
    () => service.asked().includes(recipes),
  );
  const shown = await screen.findByText(text);
  expect(shown).toBeVisible();
  expect(shown).not.toHaveTextContent(/communicate/);
});

test('what fails again leaves the notice with the focus where it is, to be tried once more', async () => {
  const { user } = await open(recipes);
  await screen.findByText(text);
  const before = service.asked().length;
  await user.click(retry());
  await waitFor(() => expect(service.asked().length).toBe(before + 1));
  expect(retry()).toHaveFocus();
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  service.takeBack(recipes);
  await user.click(retry());
  expect(await screen.findByText('3 loaded')).toBeVisible();
});
