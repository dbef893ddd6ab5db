import { startJob, stopJob } from '@console/api-client/jobs';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote.generated';
import { givenPlace, givenWaitingJob, jobNamed, storedJobs } from './job.fixtures';

const service = serviceOfTest();
const starting = 'POST /itemsense/control/v1/jobs/start';
const open = (path = '/jobs?start=open') => renderRemote(remote, { path, serviceUrl: service.url });

const form = async (name: string | RegExp = 'Start a job') =>
  within(await screen.findByRole('form', { name }));
const duration = async (label: string) =>
  within((await form()).getByRole('group', { name: `${label} (optional)` }));
/** Starts; where the check finds something, that is told and the job started all the same. */
async function start(user: UserEvent, anyway = false) {
  await user.click((await form()).getByRole('button', { name: 'Start' }));
  if (!anyway) return;
  const question = within(await screen.findByRole('alertdialog', { name: 'Start anyway?' }));
  await user.click(question.getByRole('button', { name: 'Start anyway' }));
}

async function choose(user: UserEvent, name: string, option: string) {
  await user.click(await (await form()).findByRole('combobox', { name }));
  await user.click(await screen.findByTitle(option));
}

type Place = Awaited<ReturnType<typeof givenPlace>>;

async function chooseRequired(user: UserEvent, place: Place) {
  await choose(user, 'Facility', place.facility);
  await choose(user, 'Recipe', `${place.recipeName} (Inventory)`);
}

const found = async (check: string) => {
  const card = within(await screen.findByRole('region', { name: 'Pre-flight check' }));
  return card.getByText(check, { selector: 'dt' }).nextElementSibling as HTMLElement;
};

describe('the form', () => {
  test('[JOB-14] has all fields, with every box off, and is sent by Start', async () => {
    await open();
    const fields = await form();
    expect(fields.getByRole('textbox', { name: 'Job name (optional)' })).toHaveValue('');
    expect(await fields.findByRole('combobox', { name: 'Facility' })).toBeInTheDocument();
    expect(await fields.findByRole('combobox', { name: 'Recipe' })).toBeInTheDocument();
    for (const label of ['Duration', 'Start delay'])
      for (const part of ['Hours', 'Minutes', 'Seconds', 'ISO 8601'])
        expect((await duration(label)).getByRole('textbox', { name: part })).toHaveValue('');
    expect(fields.getByRole('checkbox', { name: 'Report to database' })).not.toBeChecked();
    expect(fields.getByRole('checkbox', { name: 'Use other job data' })).not.toBeChecked();
    expect(fields.getByRole('button', { name: 'Start' })).toBeInTheDocument();
  });

  test('[RECIPE-13] the choice of a recipe shows name and type', async () => {
    const { recipeName } = await givenPlace();
    const { user } = await open();
    await user.click(await (await form()).findByRole('combobox', { name: 'Recipe' }));
    expect(await screen.findByTitle(`${recipeName} (Inventory)`)).toBeInTheDocument();
  });

  test('[JOB-15] report to history is there only with report to database, and off when it comes back', async () => {
    const { user } = await open();
    const fields = await form();
    const box = (name: string) => fields.queryByRole('checkbox', { name });
    expect(box('Report to history')).toBeNull();
    await user.click(fields.getByRole('checkbox', { name: 'Report to database' }));
    await user.click(fields.getByRole('checkbox', { name: 'Report to history' }));
    await user.click(fields.getByRole('checkbox', { name: 'Report to database' }));
    expect(box('Report to history')).toBeNull();
    await user.click(fields.getByRole('checkbox', { name: 'Report to database' }));
    expect(box('Report to history')).not.toBeChecked();
  });

  test('[JOB-16] hours, minutes and seconds and the ISO text follow each other', async () => {
    const { user } = await open();
    const parts = await duration('Duration');
    const part = (name: string) => parts.getByRole('textbox', { name });
    await user.type(part('Hours'), '1');
    await user.type(part('Minutes'), '2');
    await user.type(part('Seconds'), '3');
    expect(part('ISO 8601')).toHaveValue('PT1H2M3S');
    await user.clear(part('ISO 8601'));
    await user.type(part('ISO 8601'), 'PT4H5M6S');
    expect(['Hours', 'Minutes', 'Seconds'].map((name) => part(name))).toEqual([
      expect.objectContaining({ value: '4' }),
      expect.objectContaining({ value: '5' }),
      expect.objectContaining({ value: '6' }),
    ]);
  });

  test('[JOB-18] what is wrong is said at its field, and nothing is sent', async () => {
    const { user } = await open();
    const name = (await form()).getByRole('textbox', { name: 'Job name (optional)' });
    await user.type(name, 'night shift');
    await start(user);
    expect(name).toHaveAccessibleDescription(
      /A job name consists of letters, digits, underscores and hyphens only\./,
    );
    for (const label of ['Facility', 'Recipe'])
      expect((await form()).getByRole('combobox', { name: label })).toHaveAccessibleDescription(
        `${label} can't be blank.`,
      );
    expect(service.changes()).toEqual([]);
  });

  test('[JOB-20] [JOB-22] the request goes out as documented, is said to be started, and the form begins anew', async () => {
    const place = await givenPlace();
    const { user, router } = await open();
    await user.type((await form()).getByRole('textbox', { name: 'Job name (optional)' }), 'Form-1');
    await chooseRequired(user, place);
    await user.type((await duration('Duration')).getByRole('textbox', { name: 'Minutes' }), '90');
    await screen.findByText('This job cannot start: 1 problem.');
    await start(user, true);
    expect(await screen.findByText('The job “Form-1” was started.')).toBeVisible();
    expect(service.changes()).toEqual([
      {
        request: starting,
        body: {
          name: 'Form-1',
          recipeName: place.recipeName,
          facility: place.facility,
          durationSeconds: 5400,
          startDelay: 'PT0S',
          reportToMessageQueueEnabled: true,
          reportToDatabaseEnabled: false,
          reportToHistoryEnabled: false,
          useOtherJobData: false,
        },
      },
    ]);
    const name = (await form()).getByRole('textbox', { name: 'Job name (optional)' });
    expect(name).toHaveValue('');
    const active = within(await screen.findByRole('grid', { name: 'Active jobs' }));
    const row = await active.findByRole('row', { name: /^Form-1 / });
    await waitFor(() => expect(row).toHaveClass('table__row--marked'));
    const { id } = await jobNamed('Form-1');
    await user.click(screen.getByRole('button', { name: 'Open Form-1' }));
    expect(router.state.location.pathname).toBe(`/jobs/${id}`);
  });

  test('the form folds with the start, before the address says so: begun anew in between, it would take the focus', async () => {
    const place = await givenPlace();
    const { user, router } = await open();
    await chooseRequired(user, place);
    await screen.findByText('This job cannot start: 1 problem.');
    const section = screen.getByRole('button', { name: 'Start a job', expanded: true });
    const navigation = jest.spyOn(router, 'navigate').mockResolvedValue();
    await start(user, true);
    await screen.findByText(/^The job .* was started\.$/);
    expect(section).toHaveAttribute('aria-expanded', 'false');
    expect(router.state.location.search).toBe('?start=open');
    navigation.mockRestore();
  });

  test('what the check found is asked about before the start; with no as the answer nothing is sent', async () => {
    const place = await givenPlace();
    const { user } = await open();
    await chooseRequired(user, place);
    await screen.findByText('This job cannot start: 1 problem.');
    await start(user);
    const question = within(await screen.findByRole('alertdialog', { name: 'Start anyway?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(service.changes()).toEqual([]);
    expect((await form()).getByRole('button', { name: 'Start' })).not.toHaveAttribute('aria-busy');
  });

  test('[JOB-22] a start that failed names job and reason, leads to the other job, and keeps what was typed', async () => {
    const { id } = await jobNamed('shop-doors');
    service.give(starting, {
      status: 409,
      body: { message: `Readers are busy with another job: JobId=${id}, name=shop-doors` },
    });
    const place = await givenPlace();
    const { user } = await open();
    const name = (await form()).getByRole('textbox', { name: 'Job name (optional)' });
    await user.type(name, 'Busy');
    await chooseRequired(user, place);
    await screen.findByText('This job cannot start: 1 problem.');
    await start(user, true);
    const report = within(
      await screen.findByRole('alertdialog', { name: 'The job “Busy” could not be started.' }),
    );
    expect(report.getByText(/Readers are busy with another job$/)).toBeVisible();
    expect(report.getByRole('button', { name: 'Open the job that has the readers' })).toBeVisible();
    expect(name).toHaveValue('Busy');
    const panel = within(screen.getByRole('region', { name: 'Pre-flight check' }));
    expect(await panel.findByText(/Readers are busy with another job$/)).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open shop-doors' })).toHaveAttribute('href', `/jobs/${id}`);
  });

  test('[JOB-23] cancelled, it begins anew and no job is there', async () => {
    const before = await storedJobs();
    const { user } = await open();
    await user.type((await form()).getByRole('textbox', { name: 'Job name (optional)' }), 'Half_made');
    await user.click((await form()).getByRole('button', { name: 'Cancel' }));
    const name = (await form()).getByRole('textbox', { name: 'Job name (optional)' });
    expect(name).toHaveValue('');
    expect(name).toHaveFocus();
    expect(service.changes()).toEqual([]);
    expect((await storedJobs()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });
});

describe('create from', () => {
  test('[JOB-10] opens a large modal with what the other was started with; started, the new job is shown', async () => {
    const original = await givenWaitingJob('first');
    await (await signedInClient()).call(stopJob(original.id));
    await emulator.advance(10_000);
    const { user, router } = await open(`/jobs/${original.id}`);
    await user.click(await screen.findByRole('button', { name: 'Create from' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a job from first' });
    expect(dialog).toHaveClass('dialog--large');
    const name = within(dialog).getByRole('textbox', { name: 'Job name (optional)' });
    expect(name).toHaveValue('first');
    const [runs, delay] = within(dialog).getAllByRole('textbox', { name: 'ISO 8601' });
    expect(runs).toHaveValue('PT1H2M3S');
    expect(delay).toHaveValue('PT1H');
    await user.clear(name);
    await user.type(name, 'second');
    await user.click(within(dialog).getByRole('button', { name: 'Start' }));
    await screen.findByText('The job “second” was started.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await jobNamed('second');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/jobs/${second.id}`));
    expect(second.request).toMatchObject({ ...original.request, name: 'second' });
  });

  test('[JOB-22] a copy that failed names job and reason, and stays open', async () => {
    const original = await jobNamed('store-evening');
    service.give(starting, { status: 409, body: { message: 'Readers are busy' } });
    const { user } = await open(`/jobs/${original.id}`);
    await user.click(await screen.findByRole('button', { name: 'Create from' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('The job “store-evening” could not be started.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Job name (optional)' })).toHaveValue('store-evening');
  });
});

describe('before the start', () => {
  test('what would hinder the job is told, with links', async () => {
    const place = await givenPlace();
    const { readerName } = place;
    const { user } = await open();
    await chooseRequired(user, place);
    expect(await screen.findByText('This job cannot start: 1 problem.')).toBeVisible();
    expect(await found('Recipe')).toHaveTextContent(/^Pass$/);
    expect(await found('Readers available')).toHaveTextContent(/^Pass$/);
    const registered = await found('Readers registered');
    expect(registered).toHaveTextContent(/^FailNo reader has registered with an agent/);
    expect(within(registered).getByRole('link', { name: readerName })).toHaveAttribute(
      'href',
      `/readers/definitions/${encodeURIComponent(readerName)}`,
    );
  });

  test('it is told that the check goes on until all that it needs is there, and what could not be loaded', async () => {
    const place = await givenPlace();
    const answer = service.hold('GET /itemsense/health/v1/readers');
    const { user } = await open();
    const check = await screen.findByRole('region', { name: 'Pre-flight check' });
    const summary = within(check).getByRole('status');
    expect(summary).toHaveTextContent(/^Choose a facility and a recipe/);
    await chooseRequired(user, place);
    await waitFor(async () => expect(await found('Readers available')).toHaveTextContent('Pass'));
    expect(summary).toHaveTextContent('Checking whether the job can start…');
    answer({ status: 403, body: { message: 'not for you' } });
    await waitFor(() =>
      expect(summary).toHaveTextContent('Ready to start. Not everything could be checked.'),
    );
    expect(await found('Readers registered')).toHaveTextContent('Not checked');
  });

  test('a busy reader is told with the job that has it', async () => {
    const place = await givenPlace();
    const { facility, recipeName } = place;
    const { user, cache } = await open();
    await chooseRequired(user, place);
    await screen.findByText('This job cannot start: 1 problem.');
    const busy = await (await signedInClient()).call(
      startJob({ name: 'busy', facility, recipeName, startDelay: 'PT1H' }),
    );
    await act(() => cache.refetchQueries({ queryKey: ['job', 'list'] }));
    expect(await found('Readers available')).toHaveTextContent(/^Busy1 reader is busy/);
    expect(
      within(await found('Readers available')).getByRole('link', { name: `busy (${busy?.id})` }),
    ).toHaveAttribute('href', `/jobs/${busy?.id}`);
    await user.click(within(await found('Readers available')).getByRole('button', { name: 'Stop busy' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }));
    await screen.findByText('Stopping busy…');
  });
});

test('the page of a recipe leads to the form of a job with that recipe', async () => {
  const { user } = await open('/recipes/Aisle-Tracking');
  await user.click(await screen.findByRole('link', { name: 'Start a job' }));
  const recipe = await (await form()).findByRole('combobox', { name: 'Recipe' });
  await waitFor(() => expect(recipe).toHaveValue('Aisle-Tracking (Location)'));
});
