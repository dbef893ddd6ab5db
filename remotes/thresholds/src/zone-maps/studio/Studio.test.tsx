import { replaceZoneMap, showZoneMap, type ZoneMapDraft } from '@console/api-client/zone-maps';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote.generated';

const service = serviceOfTest();
let count = 0;

const square = (name: string, x: number, side = 2) => ({
  name,
  floor: 'DEFAULT',
  points: [
    { x, y: 0 },
    { x: x + side, y: 0 },
    { x: x + side, y: side },
    { x, y: side },
  ],
});
const store = async (draft: ZoneMapDraft) => (await signedInClient()).call(replaceZoneMap(draft));
const stored = async (name: string) => (await signedInClient()).call(showZoneMap(name));

/** A new zone map with these zones, in the studio. */
async function open(...zones: readonly ReturnType<typeof square>[]) {
  count += 1;
  const name = `Drawn ${count}`;
  await store({ name, facility: 'Market Street Store', zones });
  const page = await renderRemote(remote, {
    path: `/zone-maps/Drawn%20${count}/studio`,
    serviceUrl: service.url,
  });
  const plan = await screen.findByRole('application');
  return { ...page, name, plan };
}

const entry = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} \\d+ points?$`) });
const listed = () =>
  within(screen.getByRole('region', { name: /^Zones on this floor/ }))
    .queryAllByRole('button')
    .map((button) => button.querySelector('span:not([class])')?.textContent);
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const review = async (user: UserEvent) => {
  await press(user, 'Review and save');
  return within(await screen.findByRole('dialog', { name: 'Review your drawing' }));
};
const listOf = async (dialog: ReturnType<typeof within>, name: string) =>
  within(await dialog.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const changes = (dialog: ReturnType<typeof within>) => listOf(dialog, 'What changes');

test('a zone is drawn by keys alone, reviewed and saved', async () => {
  const { user, plan, name, router } = await open(square('Hall', 10));
  act(() => plan.focus());
  await user.keyboard('n {ArrowRight}{ArrowRight} {ArrowUp}{ArrowUp} {Enter}');
  expect(listed()).toEqual(['Hall', 'Zone']);
  expect(entry('Zone')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('table', { name: /^Points/ }).querySelectorAll('tbody tr')).toHaveLength(3);

  await user.keyboard('{ArrowLeft}'.repeat(40));
  const dialog = await review(user);
  expect(await changes(dialog)).toEqual(['Zone added']);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name });
  expect(router.state.location.pathname).toBe(`/zone-maps/${encodeURIComponent(name)}`);
  expect((await stored(name)).zones.map((zone) => zone.name)).toEqual(['Hall', 'Zone']);
});

test('points are typed; what cannot be read stays and says why; every step is taken back and again', async () => {
  const { user } = await open(square('Hall', 0));
  await user.click(entry('Hall'));
  const x = screen.getByRole('textbox', { name: 'x of point 1 in metres' });
  await user.clear(x);
  await user.type(x, 'far{Enter}');
  expect(x).toHaveValue('far');
  expect(screen.getByRole('alert')).toHaveTextContent('Type a number of metres');
  await user.clear(x);
  await user.type(x, '-1,5{Enter}');
  expect(x).toHaveValue('-1.5');
  expect(screen.queryByRole('alert')).toBeNull();
  await press(user, 'Add a point after point 1');
  expect(entry('Hall')).toHaveAccessibleName('Hall 5 points');
  await press(user, 'Remove point 3');
  await press(user, 'Undo');
  await press(user, 'Undo');
  await press(user, 'Undo');
  expect(screen.getByRole('textbox', { name: 'x of point 1 in metres' })).toHaveValue('0');
  await press(user, 'Redo');
  expect(screen.getByRole('textbox', { name: 'x of point 1 in metres' })).toHaveValue('-1.5');
});

test('zones are split, joined, duplicated, renamed and deleted by buttons and keys', async () => {
  const { user, plan } = await open(square('Hall', 0), square('Dock', 2));
  await user.click(entry('Hall'));
  await press(user, 'Join with…');
  await user.click(entry('Dock'));
  expect(await screen.findByText('Hall was joined with Dock.')).toBeVisible();
  expect(listed()).toEqual(['Hall']);

  await press(user, 'Split');
  act(() => plan.focus());
  await user.keyboard('{Shift>}{ArrowDown}{/Shift} {Shift>}{ArrowUp}{ArrowUp}{/Shift} ');
  expect(await screen.findByText('Hall was split into 2 zones.')).toBeVisible();
  expect(listed()).toEqual(['Hall', 'Hall 2']);

  await press(user, 'Duplicate');
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Yard{Enter}');
  // The copy is chosen, to be moved away.
  expect(listed()).toEqual(['Hall', 'Hall 2', 'Yard']);
  await press(user, 'Delete zone');
  expect(listed()).toEqual(['Hall', 'Hall 2']);
});

test('many points are chosen, moved and deleted at once, by keys and by checkboxes', async () => {
  const { user, plan } = await open(square('Hall', 0));
  await user.click(entry('Hall'));
  act(() => plan.focus());
  await user.keyboard('{Control>}a{/Control}{ArrowUp}');
  const value = (axis: string, point: number) =>
    screen.getByRole('textbox', { name: `${axis} of point ${point} in metres` }).getAttribute('value');
  expect([1, 2, 3, 4].map((point) => value('y', point))).toEqual(['0.5', '0.5', '2.5', '2.5']);
  const box = (point: number) => screen.getByRole('checkbox', { name: `Choose point ${point}` });
  await user.click(box(2));
  await user.click(box(4));
  expect(screen.getByRole('button', { name: 'Delete 2 points' })).toBeVisible();
  await press(user, 'Delete 2 points');
  expect(entry('Hall')).toHaveAccessibleName('Hall 2 points');
  await press(user, 'Undo');
  act(() => plan.focus());
  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(entry('Hall')).toHaveAccessibleName('Hall 0 points');
  // What is chosen now is the zone.
  await user.keyboard('{Delete}');
  expect(listed()).toEqual([]);
  await press(user, 'Undo');
  await press(user, 'Undo');
  expect(entry('Hall')).toHaveAccessibleName('Hall 4 points');
});

describe('a zone map of the service that cannot be drawn as it is', () => {
  const given = async (...zones: readonly object[]) => {
    const path = 'GET /itemsense/configuration/v1/zoneMaps/show/Odd';
    service.give(path, { body: { name: 'Odd', facility: 'Market Street Store', zones } });
    await renderRemote(remote, { path: '/zone-maps/Odd/studio', serviceUrl: service.url });
  };
  const at = (...points: readonly (readonly [unknown, unknown])[]) => points.map(([x, y]) => ({ x, y }));

  test('zones that cross themselves or others, have no points or one name are drawn, and named', async () => {
    await given(
      { name: 'Bow', points: at([0, 0], [2, 2], [2, 0], [0, 2]) },
      { name: 'Bare', points: null },
      square('Hall', 10),
      square('Hall', 11),
    );
    expect(await screen.findByText('Bow crosses itself: move one of its points.')).toBeVisible();
    expect(screen.getByText('Bare has fewer than three points: add some.')).toBeVisible();
    expect(
      screen.getByText('Hall is there more than once: call one of the zones something else.'),
    ).toBeVisible();
    expect(screen.getByText('Hall overlaps Hall: move one of them apart.')).toBeVisible();
    expect(listed()).toEqual(['Bow', 'Bare', 'Hall', 'Hall']);
  });

  test('points that are no numbers are refused in words', async () => {
    await given({ name: 'Hall', points: at([0, 'NaN'], [1, 1], [2, 0]) });
    expect(await screen.findByText(/\/zones\/0\/points\/0\/y must be number/)).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('points that are too far away are refused in words', async () => {
    await given({ name: 'Hall', points: at([0, 1e300], [1, 1], [2, 0]) }, square('Dock', 5));
    expect(await screen.findByText(/^Hall has a point more than 30,000 m away/)).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });
});

test('the keyboard is on the plan after each button that begins or ends a drawing', async () => {
  const { user, plan } = await open(square('Hall', 10));
  act(() => screen.getByRole('button', { name: 'Draw a zone' }).focus());
  await user.keyboard('{Enter}');
  expect(plan).toHaveFocus();
  await user.keyboard(' {ArrowRight}{ArrowRight} {ArrowUp}{ArrowUp} ');
  await press(user, 'Finish the zone');
  expect(plan).toHaveFocus();
  expect(listed()).toEqual(['Hall', 'Zone']);
  await press(user, 'Split');
  expect(plan).toHaveFocus();
  await press(user, 'Stop');
  expect(plan).toHaveFocus();
  await press(user, 'Remove point 3');
  expect(plan).toHaveFocus();
});

test('buttons keep their place while a zone is drawn: a second press on Finish takes nothing back', async () => {
  const { user } = await open(square('Hall', 10));
  const tools = () =>
    ['Draw a zone', 'Split', 'Join with…', 'Duplicate', 'Delete zone', 'Undo', 'Redo'].map((name) =>
      screen.getByRole('button', { name }),
    );
  const before = tools();
  await press(user, 'Draw a zone');
  expect(tools()).toEqual(before);
  for (const name of ['Draw a zone', 'Delete zone', 'Redo'])
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard(' {ArrowRight}{ArrowRight} {ArrowUp}{ArrowUp} ');
  await user.dblClick(screen.getByRole('button', { name: 'Finish the zone' }));
  expect(tools()).toEqual(before);
  expect(listed()).toEqual(['Hall', 'Zone']);
  expect(entry('Zone')).toHaveAttribute('aria-pressed', 'true');
});

test('Ctrl+Z takes back wherever the keyboard is, but in a text field; of a zone being drawn the latest point', async () => {
  const { user, plan } = await open(square('Hall', 0));
  await user.click(entry('Hall'));
  await press(user, 'Duplicate');
  expect(listed()).toEqual(['Hall', 'Hall 2']);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'x');
  await user.keyboard('{Control>}z{/Control}');
  expect(listed()).toEqual(['Hall', 'Hall 2']);
  await user.clear(name);
  await user.type(name, 'Hall 2');
  await user.click(entry('Hall 2'));
  await user.keyboard('{Control>}z{/Control}');
  expect(listed()).toEqual(['Hall']);
  await press(user, 'Redo');
  await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(listed()).toEqual(['Hall', 'Hall 2']);
  act(() => plan.focus());
  await user.keyboard('n {ArrowRight} ');
  expect(screen.getByText(/2 points so far/)).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText(/1 point so far/)).toBeVisible();
  expect(listed()).toEqual(['Hall', 'Hall 2']);
});

test('zones that do not touch are not joined', async () => {
  const { user } = await open(square('Hall', 0), square('Dock', 9));
  await user.click(entry('Hall'));
  await press(user, 'Join with…');
  await user.click(entry('Dock'));
  expect(await screen.findByText('The zones do not touch, so they cannot be joined.')).toBeVisible();
  expect(listed()).toEqual(['Hall', 'Dock']);
});

test('what is wrong is said while drawing, names the zones, and holds back saving', async () => {
  const { user, plan } = await open(square('Hall', 0), square('Dock', 2));
  expect(screen.getByText('No problems.')).toBeVisible();
  await user.click(entry('Dock'));
  act(() => plan.focus());
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Hall overlaps Dock: move one of them apart.')).toBeVisible();
  const dialog = await review(user);
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Keep drawing' }));
  await user.keyboard('{Control>}z{/Control}');
});

test('zones are drawn on several floors', async () => {
  const { user, plan } = await open(square('Hall', 0));
  await user.type(screen.getByRole('textbox', { name: 'New floor' }), 'Upper');
  await press(user, 'Add');
  expect(screen.getByText('No zones yet: draw one.')).toBeVisible();
  act(() => plan.focus());
  await user.keyboard('n {ArrowRight} {ArrowUp} {Enter}');
  expect(listed()).toEqual(['Zone']);
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Floor' })[0] as HTMLElement, 'DEFAULT');
  expect(listed()).toEqual(['Hall']);
});

test('a file is imported as one step, and one that cannot be read is refused in words', async () => {
  const { user } = await open(square('Hall', 0));
  const input = screen.getByLabelText('File with zones to import');
  // The page of tests cannot read files.
  const file = (text: string) =>
    Object.defineProperties(new File([text], 'map.json', { type: 'application/json' }), {
      text: { value: async () => text },
    });
  await user.upload(input, file('nonsense'));
  expect(await screen.findByText('map.json is not JSON. Nothing was changed.')).toBeVisible();
  await user.upload(input, Object.defineProperty(file(''), 'size', { value: 60_000_001 }));
  expect(await screen.findByText(/^map\.json is too large: a file of zones has at most 60 MB/)).toBeVisible();
  expect(listed()).toEqual(['Hall']);
  await user.upload(input, file(JSON.stringify({ zones: [square('Yard', 0), square('Dock', 5)] })));
  await waitFor(() => expect(listed()).toEqual(['Yard', 'Dock']));
  await press(user, 'Undo');
  expect(listed()).toEqual(['Hall']);
});

test('what others changed meanwhile is joined, and what both changed is asked about', async () => {
  const { user, plan, name } = await open(square('Hall', 0), square('Dock', 5));
  await user.click(entry('Hall'));
  act(() => plan.focus());
  await user.keyboard('{ArrowLeft}');
  await store({
    name,
    facility: 'Market Street Store',
    zones: [square('Hall', 0, 3), square('Dock', 5), square('Theirs', 20)],
  });
  const dialog = await review(user);
  const conflict = within(dialog.getByRole('group', { name: /^Hall was also changed by someone else/ }));
  expect(conflict.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Yours: 4 points, 4 m², x -0.5 to 1.5 m, y 0 to 2 m, floor DEFAULT',
    'Theirs: 4 points, 9 m², x 0 to 3 m, y 0 to 3 m, floor DEFAULT',
  ]);
  expect(await listOf(dialog, 'Kept from others')).toEqual(['Theirs added']);
  // Nothing is chosen for anybody, so that Enter overwrites nothing.
  for (const radio of conflict.getAllByRole('radio')) expect(radio).not.toBeChecked();
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription('Choose which version of 1 zone to keep first.');
  await user.click(save);
  expect(service.changes()).toEqual([]);
  await user.click(conflict.getByRole('radio', { name: /^Theirs/ }));
  expect(dialog.getAllByText('No changes.')).not.toHaveLength(0);
  await user.click(conflict.getByRole('radio', { name: /^Yours/ }));
  expect(await changes(dialog)).toEqual(['Hall changed']);
  await user.click(save);
  await screen.findByRole('heading', { level: 1, name });
  const { zones } = await stored(name);
  expect(zones.map((zone) => [zone.name, zone.points[0]?.x])).toEqual([
    ['Hall', -0.5],
    ['Dock', 5],
    ['Theirs', 20],
  ]);
});

test('a drawing that cannot be saved is not lost, and leaving it asks first', async () => {
  const { user, plan, name, router } = await open(square('Hall', 0));
  await user.click(entry('Hall'));
  act(() => plan.focus());
  await user.keyboard('d');
  service.give('PUT /itemsense/configuration/v1/zoneMaps/createOrReplace', {
    status: 500,
    body: { message: 'Busy' },
  });
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  const dialog = await review(user);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`The zone map “${name}” could not be saved.`)).toBeVisible();
  expect(listed()).toEqual(['Hall', 'Hall 2']);
  act(() => void router.navigate('/zone-maps'));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('rectangles are drawn and named by keys, one after the other; numbers are counted on; undo takes one back', async () => {
  const { user, plan } = await open();
  act(() => plan.focus());
  await user.keyboard('r {ArrowRight}{ArrowUp} ');
  const name = screen.getByRole('textbox', { name: 'Name of the new zone' });
  expect(name).toHaveFocus();
  await user.keyboard('Rack 1{Enter}');
  expect(plan).toHaveFocus();
  await user.keyboard(' {ArrowRight}{ArrowUp} ');
  expect(screen.getByRole('textbox', { name: 'Name of the new zone' })).toHaveValue('Rack 2');
  await user.keyboard('{Enter}{Control>}z{/Control}');
  expect(listed()).toEqual(['Rack 1']);
  await user.keyboard('{Escape}');
  expect(screen.getByText(/^Click a zone to choose it/)).toBeVisible();
});

test('a zone is repeated in a row, with its size in words; what cannot be a number says why', async () => {
  const { user } = await open(square('Rack 1', 0));
  await user.click(entry('Rack 1'));
  expect(screen.getByText('2 m × 2 m, 4 m²')).toBeVisible();
  await press(user, 'Repeat in a row');
  const copies = screen.getByRole('textbox', { name: 'Copies' });
  await user.clear(copies);
  expect(screen.getByRole('button', { name: 'Add copies' })).toHaveAccessibleDescription(
    'Type a whole number from 1 to 200.',
  );
  await user.type(copies, '3');
  await user.type(screen.getByRole('textbox', { name: 'Gap in metres' }), ',5');
  await press(user, 'Add copies');
  expect(listed()).toEqual(['Rack 1', 'Rack 2', 'Rack 3', 'Rack 4']);
  await user.click(entry('Rack 4'));
  expect(screen.getByRole('textbox', { name: 'x of point 1 in metres' })).toHaveValue('7.5');
});

test('marked zones are aligned and distributed together', async () => {
  const { user } = await open(square('Hall', 0), square('Dock', 3), square('Yard', 10));
  for (const zone of ['Hall', 'Dock'])
    await user.click(screen.getByRole('checkbox', { name: `Mark ${zone}` }));
  expect(screen.getByRole('button', { name: 'Distribute across' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('checkbox', { name: 'Mark Yard' }));
  await press(user, 'Distribute across');
  await user.click(entry('Dock'));
  expect(screen.getByRole('textbox', { name: 'x of point 1 in metres' })).toHaveValue('5');
  await press(user, 'Align left');
  expect(screen.getByRole('textbox', { name: 'x of point 1 in metres' })).toHaveValue('0');
});

test('the keys of the plan are listed beside it when asked for', async () => {
  const { user } = await open();
  await press(user, 'Keys on the plan');
  expect(await screen.findByText('Draw rectangles; two places by Space are one')).toBeVisible();
});

test('readers, items and the stored zones lie under the drawing; a layer that cannot be loaded says so', async () => {
  const { user, plan } = await open(square('Hall', 0));
  const failing = 'GET /itemsense/configuration/v1/readerDefinitions/show';
  service.give(failing, { status: 500, body: { message: 'They are away' } });
  await press(user, 'Layers');
  await user.click(screen.getByRole('checkbox', { name: 'Readers' }));
  expect(await screen.findByText('Some layers could not be loaded.')).toBeVisible();
  service.takeBack(failing);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(plan.querySelectorAll('.studio__layers rect').length).toBeGreaterThan(0));
  expect(screen.queryByText('Some layers could not be loaded.')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Items' }));
  await waitFor(() => expect(service.asked().join()).toContain('/items/show?facility=Market'));
  await user.click(screen.getByRole('checkbox', { name: 'Zones as they are stored' }));
  await user.click(entry('Hall'));
  await press(user, 'Delete zone');
  expect(plan.querySelectorAll('.studio__layers polygon')).toHaveLength(1);
});

test('the first zones of a map are drawn as rectangles and saved without a review; faulty ones are reviewed', async () => {
  const { user, plan, name, router } = await open();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  act(() => plan.focus());
  await user.keyboard(' {Shift>}{ArrowRight}{ArrowUp}{/Shift} ');
  await user.keyboard('Hall{Enter}');
  await press(user, 'Save');
  await screen.findByRole('heading', { level: 1, name });
  expect(router.state.location.pathname).toBe(`/zone-maps/${encodeURIComponent(name)}`);
  expect((await stored(name)).zones.map((zone) => zone.name)).toEqual(['Hall']);
});
