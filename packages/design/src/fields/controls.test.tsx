import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form, rules } from '../form';
import { DesignProvider } from '../theme';
import { ColorField, FileField, SegmentedField, SliderField } from '.';

async function open(field: ReactNode, initialValues: Record<string, unknown> = {}) {
  const onSubmit = jest.fn();
  await act(async () => {
    render(
      <DesignProvider>
        <Form
          label="Form"
          guard={false}
          initialValues={initialValues}
          validate={({ color, power }) => ({
            color: rules.color(color),
            power: rules.all(rules.number, rules.between(10, 30))(power),
          })}
          onSubmit={onSubmit}
        >
          {field}
        </Form>
      </DesignProvider>,
    );
  });
  const user = userEvent.setup();
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
  return { user, submit, sent: () => onSubmit.mock.calls.at(-1)?.[0] };
}

describe('a slider field', () => {
  const field = <SliderField name="power" label="Transmit power" min={10} max={30} step={0.25} unit="dBm" />;

  test('is moved by keys and typed into', async () => {
    const { user, submit, sent } = await open(field, { power: 24 });
    const slider = await screen.findByRole('slider', { name: 'Transmit power' });
    const box = screen.getByRole('textbox', { name: 'Transmit power' });
    expect(slider).toHaveAttribute('aria-valuetext', '24 dBm');
    // The slider reads the codes of keys, which user-event leaves out.
    fireEvent.keyDown(slider, { keyCode: 39 });
    expect(box).toHaveValue('24.25');
    await user.clear(box);
    await user.type(box, '27.5');
    expect(slider).toHaveAttribute('aria-valuenow', '27.5');
    await submit();
    expect(sent()).toEqual({ power: 27.5 });
  });

  test('keeps what is typed outside of its limits', async () => {
    const { user, submit, sent } = await open(field, { power: 24 });
    const box = screen.getByRole('textbox', { name: 'Transmit power' });
    await user.clear(box);
    await user.type(box, '99');
    await submit();
    expect(sent()).toBeUndefined();
    expect(box).toHaveValue('99');
    expect(box).toHaveAccessibleDescription('Transmit power must be between 10 and 30.');
    expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuenow', '30');
  });
});

describe('a color field', () => {
  const field = <ColorField name="color" label="Color" />;

  test('is picked or typed', async () => {
    const { user, submit, sent } = await open(field, { color: '#1A6B3A' });
    const box = screen.getByRole('textbox', { name: 'Color' });
    expect(screen.getByLabelText('Pick Color')).toHaveValue('#1a6b3a');
    fireEvent.change(screen.getByLabelText('Pick Color'), { target: { value: '#0a687e' } });
    expect(box).toHaveValue('#0A687E');
    await user.clear(box);
    await user.type(box, '#ffffff');
    await submit();
    expect(sent()).toEqual({ color: '#ffffff' });
  });

  test('keeps and refuses what is no color', async () => {
    const { user, submit, sent } = await open(field);
    const box = screen.getByRole('textbox', { name: 'Color' });
    await user.type(box, 'red');
    await submit();
    expect(sent()).toBeUndefined();
    expect(box).toHaveValue('red');
    expect(box).toHaveAccessibleDescription('Color must be a color such as #1A6B3A.');
  });
});

test('a segmented field holds the value of its choice', async () => {
  const options = [
    { value: 'up', label: 'Up' },
    { value: 'down', label: 'Down' },
  ];
  const { user, submit, sent } = await open(
    <SegmentedField name="orientation" label="Orientation" options={options} />,
    { orientation: 'up' },
  );
  expect(await screen.findByRole('radio', { name: 'Up' })).toBeChecked();
  await user.click(screen.getByText('Down'));
  await submit();
  expect(sent()).toEqual({ orientation: 'down' });
});

describe('a file field', () => {
  const plan = new File(['plan'], 'plan.png', { type: 'image/png' });
  const other = new File(['other'], 'other.png', { type: 'image/png' });
  const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });
  const names = () =>
    within(screen.getByRole('list', { name: 'Floor plan' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  const drop = async (...files: File[]) => {
    const area = (await screen.findByRole('button', { name: 'Floor plan: choose a file' })).closest(
      '.files__drop',
    );
    fireEvent.drop(area as Element, { dataTransfer: { files, items: [] } });
  };

  test('takes a dropped file, and the next one in its place', async () => {
    const { submit, sent } = await open(<FileField name="plan" label="Floor plan" />);
    await drop(plan);
    await screen.findByText('plan.png');
    await drop(other);
    await screen.findByText('other.png');
    expect(names()).toEqual(['other.png']);
    await submit();
    expect(sent().plan).toHaveLength(1);
    expect(sent().plan[0].name).toBe('other.png');
  });

  test('names what it does not take, and why', async () => {
    await open(<FileField name="plan" label="Floor plan" accept="image/*" maxBytes={1024 ** 2} />);
    await drop(notes);
    expect(await screen.findByText('notes.txt is not one of these kinds: image/*.')).toBeInTheDocument();
    await drop(new File([new Uint8Array(1024 ** 2 + 1)], 'large.png', { type: 'image/png' }));
    expect(
      await screen.findByText('large.png is too large: a file may have up to 1 MB.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('lets a file be removed', async () => {
    const { user, submit, sent } = await open(<FileField name="plan" label="Floor plan" />);
    await drop(plan);
    await user.click(await screen.findByRole('button', { name: 'Remove plan.png' }));
    await submit();
    expect(sent()).toEqual({ plan: [] });
  });
});
