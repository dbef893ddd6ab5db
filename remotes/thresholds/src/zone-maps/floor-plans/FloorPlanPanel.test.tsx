import { replaceZoneMap } from '@console/api-client/zone-maps';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.generated';

const service = serviceOfTest();
const name = 'Planned';

/** Size that the browser would report of images: the page of tests draws none. */
let drawn: { readonly width: number; readonly height: number } | undefined;
let src: PropertyDescriptor | undefined;
beforeEach(async () => {
  src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLImageElement) {
      Object.defineProperties(this, {
        naturalWidth: { value: drawn?.width },
        naturalHeight: { value: drawn?.height },
      });
      queueMicrotask(() => this.dispatchEvent(new Event(drawn ? 'load' : 'error')));
    },
  });
  const corners = [
    { x: 0, y: 0 },
    { x: 6, y: 0 },
    { x: 6, y: 6 },
  ];
  await (await signedInClient()).call(
    replaceZoneMap({
      name,
      facility: 'Market Street Store',
      zones: [{ name: 'Hall', floor: 'DEFAULT', points: corners }],
    }),
  );
});
afterEach(() => src && Object.defineProperty(HTMLImageElement.prototype, 'src', src));

const file = (given: string, content: string) =>
  Object.defineProperties(new File([content], given), {
    // The page of tests cannot read files.
    arrayBuffer: { value: async () => new TextEncoder().encode(content).buffer },
    text: { value: async () => content },
  });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';
const images = () => [...document.querySelectorAll('image')];

async function open() {
  const page = await renderRemote(remote, { path: `/zone-maps/${name}/studio`, serviceUrl: service.url });
  await screen.findByRole('application');
  await page.user.click(screen.getByRole('button', { name: 'Floor plan image' }));
  const input = await screen.findByLabelText('Image of the floor');
  const press = (button: string) => page.user.click(screen.getByRole('button', { name: button }));
  // The input takes what a person chose by hand, too.
  const choose = (...files: File[]) => page.user.setup({ applyAccept: false }).upload(input, files);
  return { ...page, press, choose };
}

test('an image lies under the zones: it is placed by two points, made fainter, hidden, removed, brought back', async () => {
  const { user, choose, press } = await open();
  drawn = { width: 200, height: 100 };
  await choose(file('ground.svg', svg));
  expect(await screen.findByText(/^ground\.svg, 200 × 100 pixels\. Scale: 1 m = [\d.]+ px$/)).toBeVisible();
  expect(images()[0]?.getAttribute('href')).toMatch(/^data:image\/svg\+xml;base64,/);
  // Not kept where the browser keeps nothing, as in the page of tests, and that is said.
  expect(await screen.findByText(/^This browser keeps no images/)).toBeVisible();

  await press('Place by two points');
  expect(screen.getByRole('application')).toHaveFocus();
  const confirm = screen.getByRole('button', { name: 'Place the image' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard(' {Shift>}{ArrowRight}{/Shift} ');
  const place = (position: number) => within(screen.getByRole('group', { name: `Place ${position}` }));
  const type = (position: number, axis: string, value: string) =>
    fireEvent.change(place(position).getByRole('textbox', { name: `${axis} in metres` }), {
      target: { value },
    });
  type(1, 'x', 'here');
  expect(screen.getByText(/^Type a number of metres for x and y/, { selector: 'p' })).toBeVisible();
  for (const [position, axis, text] of [
    [1, 'x', '1'],
    [1, 'y', '1'],
    [2, 'x', '1'],
    [2, 'y', '1'],
  ] as const)
    type(position, axis, text);
  expect(screen.getByText(/^The two places have to be apart/, { selector: 'p' })).toBeVisible();
  type(2, 'y', '11');
  await user.click(confirm);
  expect(await screen.findByText('The image was placed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Floor plan image' })).toHaveFocus();
  // Pressed 5 m to the right, known to be 10 m above: turned by a quarter, and twice as large.
  const [cos = 0, sin = 0] =
    images()[0]
      ?.getAttribute('transform')
      ?.match(/-?[\d.e-]+/g)
      ?.map(Number) ?? [];
  expect(cos).toBeCloseTo(0, 6);
  expect(sin).toBeCloseTo(-100, 6);

  await press('Hide');
  expect(images()).toEqual([]);
  await press('Show');
  await press('Remove');
  expect(images()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Floor plan image' })).toHaveFocus();
  await press('Bring back ground.svg');
  expect(images()).toHaveLength(1);
});

test.each([
  ['notes.png', 'hello', 'notes.png cannot be used. Use a PNG, JPEG or SVG file.'],
  ['plan.svg', '<svg', 'plan.svg cannot be used'],
  ['plan.svg', '<svg width="0">', 'plan.svg could not be read as an image'],
])('%s with %s in it is refused in words, and nothing drawn is lost', async (given, content, said) => {
  const { choose, user } = await open();
  await user.click(screen.getByRole('button', { name: /^Hall/ }));
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  drawn = undefined;
  await choose(file(given, content));
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeVisible();
  expect(images()).toEqual([]);
  expect(screen.getByRole('button', { name: /^Hall 2/ })).toBeVisible();
});

test('images come with the file of the map; a file with an image that is none changes nothing', async () => {
  const { user } = await open();
  drawn = { width: 200, height: 100 };
  const plan = {
    name: 'ground.svg',
    content: `data:image/svg+xml;base64,${btoa(svg)}`,
    placement: { cos: 50, sin: 0, left: 0, top: 0 },
    opacity: 0.5,
  };
  const written = (content: string) =>
    JSON.stringify({ zones: [], floorPlans: { DEFAULT: { ...plan, content } } });
  const input = screen.getByLabelText('File with zones to import');
  await user.upload(input, file('map.json', written('data:image/svg+xml;base64,AAAA')));
  expect(await screen.findByText(/^map\.json has an image of a floor that is none/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hall/ })).toBeVisible();
  await user.upload(input, file('map.json', written(plan.content)));
  await waitFor(() => expect(images()).toHaveLength(1));
  expect(images()[0]).toHaveAttribute('opacity', '0.5');
});
