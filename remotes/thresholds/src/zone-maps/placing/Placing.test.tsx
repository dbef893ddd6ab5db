import { createFacility } from '@console/api-client/facilities';
import {
  destroyReaderDefinition,
  type ReaderDefinitionDraft,
  replaceReaderDefinition,
  showReaderDefinition,
} from '@console/api-client/reader-definitions';
import { replaceZoneMap } from '@console/api-client/zone-maps';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { act, screen, within } from '@testing-library/react';
import remote from '../../remote.generated';

const service = serviceOfTest();
const client = () => signedInClient();
const place = { x: 1, y: 1, z: 3, yaw: 0, pitch: 12, floor: 'DEFAULT' };
let count = 0;

/** A facility with a zone map and these readers, on the page that places them. */
async function open(...readers: readonly Partial<ReaderDefinitionDraft>[]) {
  count += 1;
  const facility = `Placed ${count}`;
  await (await client()).call(createFacility({ name: facility }));
  await (await client()).call(
    replaceZoneMap({
      name: facility,
      facility,
      zones: [
        {
          name: 'Hall',
          floor: 'DEFAULT',
          points: [
            { x: 0, y: 0 },
            { x: 8, y: 0 },
            { x: 8, y: 8 },
            { x: 0, y: 8 },
          ],
        },
      ],
    }),
  );
  const names = readers.map((_, index) => `placed-${count}-${index + 1}`);
  for (const [index, reader] of readers.entries())
    await (await client()).call(
      replaceReaderDefinition({
        name: names[index] ?? '',
        address: `10.9.${count}.${index + 1}`,
        type: 'XARRAY',
        facility,
        ...reader,
      }),
    );
  const page = await renderRemote(remote, {
    path: `/zone-maps/${encodeURIComponent(facility)}/readers`,
    serviceUrl: service.url,
  });
  const plan = await screen.findByRole('application');
  return { ...page, plan, names, facility };
}

const stored = async (name = '') => (await client()).call(showReaderDefinition(name));
const save = (label: string) => screen.getByRole('button', { name: label });

test('[READER-24] readers are placed by keys and saved together; pitch rides along; they are put back as one', async () => {
  const { user, plan, names, facility } = await open({}, { placement: place }, { type: 'SPEEDWAY' });
  const [first = '', second = ''] = names;
  expect(screen.queryByText(names[2] ?? '')).not.toBeInTheDocument();
  expect(screen.getByText('Press where', { exact: false })).toHaveTextContent(first);
  act(() => plan.focus());
  await user.keyboard('{Enter}{ArrowRight}rr]{ArrowUp}');
  expect(screen.getByRole('textbox', { name: 'y in metres' })).toHaveValue('1.5');
  await user.click(save('Save 2 placements'));
  expect(await screen.findByRole('heading', { level: 1, name: facility })).toBeVisible();
  expect(await screen.findByText(/^This browser has no image of this floor/)).toBeVisible();
  expect((await stored(first)).placement).toEqual({ x: 4.5, y: 4, z: 3, yaw: 30, floor: 'DEFAULT' });
  expect((await stored(second)).placement).toEqual({ ...place, y: 1.5 });

  await user.click(await screen.findByRole('button', { name: 'Put back' }));
  expect(await screen.findByText('2 readers were put back.')).toBeVisible();
  expect((await stored(first)).placement).toEqual({});
  expect((await stored(second)).placement).toEqual(place);
});

test('numbers are typed; what cannot be says why; undo brings the place back', async () => {
  const { user, names } = await open({ placement: place });
  await user.click(screen.getByRole('button', { name: new RegExp(names[0] ?? '') }));
  const z = screen.getByRole('textbox', { name: 'Z in metres' });
  await user.clear(z);
  await user.type(z, '0.5{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Type at least 1 m.');
  await user.clear(z);
  await user.type(z, '4{Enter}');
  expect(save('Save 1 placement')).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('button', { name: 'Take off the plan' }));
  expect(screen.getByText('Not on the plan yet (1)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Z in metres' })).toHaveValue('3');
  expect(save('Save')).toHaveAttribute('aria-disabled', 'true');
});

test('a reader that someone else moved, and one that is gone, are named; the first is saved by saving again', async () => {
  const { user, plan, names } = await open({ placement: place }, { placement: place }, { placement: place });
  const [first = '', second = '', third = ''] = names;
  act(() => plan.focus());
  await user.keyboard(']{ArrowUp}]{ArrowUp}]{ArrowUp}');
  await (await client()).call(
    replaceReaderDefinition({ ...(await stored(first)), placement: { ...place, x: 7 } }),
  );
  await (await client()).call(destroyReaderDefinition(second));
  await user.click(save('Save 3 placements'));
  const failures = within(await screen.findByRole('alert'));
  expect(failures.getByText('2 readers could not be saved')).toBeVisible();
  expect(failures.getByText(new RegExp(`^${first}: It was moved by someone else meanwhile`))).toBeVisible();
  expect(failures.getByText(new RegExp(`^${second}: `))).toBeVisible();
  expect((await stored(first)).placement.x).toBe(7);
  expect((await stored(third)).placement.y).toBe(1.5);
  await user.click(save('Save 2 placements'));
  expect(await screen.findByText('1 reader could not be saved')).toBeVisible();
  expect((await stored(first)).placement).toEqual({ ...place, y: 1.5 });
});

test('zones without a reader in range are named, and a facility without readers says so', async () => {
  const { user } = await open({ placement: place });
  expect(screen.getByText('Every zone of this floor has a reader within 6 m of its middle.')).toBeVisible();
  const range = screen.getByRole('textbox', { name: 'Range in metres' });
  await user.clear(range);
  await user.type(range, '2{Enter}');
  expect(screen.getByText('No reader within 2 m of the middle of: Hall.')).toBeVisible();
});

test('a facility without readers says so', async () => {
  const { facility } = await open();
  expect(screen.getByText(`${facility} has no readers that are placed by coordinates.`)).toBeVisible();
});
