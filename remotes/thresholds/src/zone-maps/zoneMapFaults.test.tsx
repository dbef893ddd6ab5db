import { replaceZoneMap } from '@console/api-client/zone-maps';
import { chooseIn, serviceOfTest, signedInClient } from '@console/testing';
import {
  confirm,
  describeActionFaults,
  describeReadingFaults,
  nameField,
  press,
  saveChanges,
  write,
} from '@console/testing/faults';
import { screen, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const base = '/itemsense/configuration/v1/zoneMaps';
const current = '/itemsense/control/v1/currentZoneMap';
const facility = 'Market Street Store';
const name = 'Faulty';

async function begin() {
  const points = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 2, y: 2 },
  ];
  const zones = [{ name: 'Hall', floor: 'DEFAULT', points }];
  return (await signedInClient()).call(replaceZoneMap({ name, facility, zones }));
}

const atHeading = () => expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();

describeActionFaults({
  remote,
  service,
  begin,
  actions: {
    'create a zone map': {
      path: () => '/zone-maps/new',
      request: () => `POST ${base}/create`,
      title: () => 'The zone map “Typed” could not be saved.',
      prepare: async ({ user }) => {
        await write(user, 'Typed');
        await chooseIn(user, screen.getByRole('combobox', { name: 'Facility' }), facility);
      },
      act: (user) => press(user, 'Submit'),
      kept: async () => expect(await nameField()).toHaveValue('Typed'),
    },
    'edit a zone map': {
      path: () => `/zone-maps/${name}/edit`,
      request: () => `PUT ${base}/createOrReplace`,
      title: () => `The zone map “${name}” could not be saved.`,
      prepare: async ({ user }) =>
        chooseIn(user, await screen.findByRole('combobox', { name: 'Facility' }), 'Riverside Hospital'),
      act: saveChanges,
      kept: () =>
        expect(screen.getByRole('combobox', { name: 'Facility' }).closest('.field')).toHaveTextContent(
          'Riverside Hospital',
        ),
    },
    'save a drawing': {
      path: () => `/zone-maps/${name}/studio`,
      request: () => `PUT ${base}/createOrReplace`,
      title: () => `The zone map “${name}” could not be saved.`,
      prepare: async ({ user }) => {
        const plan = await screen.findByRole('application');
        await user.click(screen.getByRole('button', { name: /^Hall/ }));
        plan.focus();
        await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
      },
      act: async (user) => {
        const dialog = { name: 'Review your drawing' };
        if (!screen.queryByRole('dialog', dialog)) await press(user, 'Review and save');
        const review = within(await screen.findByRole('dialog', dialog));
        await user.click(review.getByRole('button', { name: 'Save' }));
      },
      kept: () => expect(screen.getByLabelText('x of point 1 in metres')).toHaveValue('-5'),
    },
    'delete a zone map': {
      path: () => `/zone-maps/${name}`,
      request: () => `DELETE ${base}/destroy/${name}`,
      title: () => `The zone map “${name}” could not be deleted.`,
      act: async (user) => {
        await press(user, 'Delete');
        await confirm(user, 'Delete');
      },
      kept: atHeading,
    },
    'make a zone map current': {
      path: () => `/zone-maps/${name}`,
      request: () => `POST ${current}/select/${name}`,
      title: () => `The current zone map could not be changed to “${name}”.`,
      act: async (user) => {
        await press(user, 'Make current');
        await confirm(user, 'Make current');
      },
      kept: atHeading,
    },
    'take a zone map back as current': {
      path: () => `/zone-maps/${name}`,
      request: () => `DELETE ${current}/clear/${encodeURIComponent(facility)}`,
      title: () => `The current zone map of “${facility}” could not be taken back.`,
      before: () =>
        service.give(`GET ${current}/show/${encodeURIComponent(facility)}`, {
          body: { name, facility, status: 'COMPLETE' },
        }),
      act: async (user) => {
        await press(user, 'Stop using as current');
        await confirm(user, 'Stop using as current');
      },
      kept: () => {
        atHeading();
        expect(screen.getByText('Current')).toBeVisible();
      },
    },
  },
});

const columbus = encodeURIComponent('Columbus DC Floor');
const notFetched = /^Couldn't fetch zone map data from the server\.$/;
describeReadingFaults({
  remote,
  service,
  readings: [
    [`${base}/show`, '/zone-maps', notFetched, /^Zone Maps/],
    [`${base}/show/${columbus}`, `/zone-maps/${columbus}`, notFetched, /^Columbus DC Floor/],
    [`${base}/show/${columbus}`, `/zone-maps/${columbus}/studio`, notFetched, /^Drawing Columbus DC Floor/],
    [
      `${current}/show/${encodeURIComponent('Columbus Distribution Center')}`,
      `/zone-maps/${columbus}`,
      /^The current zone map could not be fetched/,
      /^Columbus DC Floor/,
    ],
  ],
});
