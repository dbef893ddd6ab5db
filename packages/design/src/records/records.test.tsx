import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionBar } from '../actions';
import { Form, rules, TextField } from '../form';
import { createMemoryRouter, RouterProvider } from '../router';
import { DesignProvider } from '../theme';
import {
  type ActionDialogsOptions,
  ComparisonDialog,
  existsByLookup,
  useActionDialogs,
  useComparison,
} from '.';

type Options = Omit<ActionDialogsOptions<string>, 'nameOf'>;

function Records({ names, ...options }: Options & { names: readonly string[] }) {
  const { of, dialogs } = useActionDialogs({ ...options, nameOf: (name) => name });
  return (
    <>
      {names.map((name) => (
        <ActionBar key={name} name={name} actions={of(name)} compact />
      ))}
      {dialogs}
    </>
  );
}

function open(options: Options, names: readonly string[] = ['dock', 'gate']) {
  const router = createMemoryRouter([{ path: '*', element: <Records names={names} {...options} /> }]);
  render(
    <DesignProvider>
      <RouterProvider router={router} />
    </DesignProvider>,
  );
  return userEvent.setup();
}

const stored = ['dock', 'gate', 'gate-COPY'];
const nameExists = existsByLookup(async (name) => (stored.includes(name) ? { name } : null));
const newName = () => screen.getByRole('textbox', { name: 'New name' });
const copyButton = () => screen.getByRole('button', { name: 'Copy' });

describe('copy', () => {
  test('[FORM-04] asks for a new name, which starts as that of the original with -COPY', async () => {
    const onCopy = jest.fn();
    const user = open({ copy: { nameExists, onCopy } });
    await user.click(screen.getByRole('button', { name: 'Copy dock' }));
    expect(screen.getByRole('dialog', { name: 'Copy dock' })).toBeVisible();
    expect(newName()).toHaveValue('dock-COPY');
    await user.click(copyButton());
    await waitFor(() => expect(onCopy.mock.calls).toEqual([['dock', 'dock-COPY']]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[FORM-04] a name is required, and submit is disabled without', async () => {
    const onCopy = jest.fn();
    const user = open({ copy: { nameExists, onCopy } });
    await user.click(screen.getByRole('button', { name: 'Copy dock' }));
    await user.clear(newName());
    expect(newName()).toHaveAccessibleDescription("New name can't be blank.");
    expect(copyButton()).toHaveAttribute('aria-disabled', 'true');
    await user.click(copyButton());
    expect(onCopy).not.toHaveBeenCalled();
  });

  test('[FORM-04] a name has to be unique, and submit is disabled while it is not', async () => {
    const onCopy = jest.fn();
    const user = open({ copy: { nameExists, onCopy } });
    await user.click(screen.getByRole('button', { name: 'Copy gate' }));
    expect(await screen.findByText('New name has already been taken.')).toBeVisible();
    expect(copyButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(newName(), '{Enter}');
    expect(onCopy).not.toHaveBeenCalled();
    await user.type(newName(), '-2');
    expect(copyButton()).not.toHaveAttribute('aria-disabled');
    await user.click(copyButton());
    await waitFor(() => expect(onCopy.mock.calls).toEqual([['gate', 'gate-COPY-2']]));
  });

  test('[FORM-04] the rules of the model hold for the new name too', async () => {
    const user = open({ copy: { nameExists, onCopy: jest.fn(), rule: rules.maxLength(6) } });
    await user.click(screen.getByRole('button', { name: 'Copy dock' }));
    expect(newName()).toHaveAccessibleDescription('New name is too long (at most 6 characters).');
  });

  test('a copy that fails leaves the dialog with its input', async () => {
    const onCopy = jest.fn().mockRejectedValue(new Error('502'));
    const user = open({ copy: { nameExists, onCopy } });
    await user.click(screen.getByRole('button', { name: 'Copy dock' }));
    await user.type(newName(), '-9');
    await user.click(copyButton());
    await waitFor(() => expect(onCopy).toHaveBeenCalled());
    expect(newName()).toHaveValue('dock-COPY-9');
  });
});

describe('edit', () => {
  test('[FORM-05] leads to the form of the record', () => {
    open({ edit: { to: (name) => `/readers/${name}/edit` } });
    expect(screen.getByRole('link', { name: 'Edit dock' })).toHaveAttribute('href', '/readers/dock/edit');
  });

  const form: Options = {
    edit: {
      form: (name, { close, onDirtyChange }) => (
        <Form
          label="Edit"
          guard={false}
          initialValues={{ note: '' }}
          onSubmit={close}
          onCancel={close}
          onDirtyChange={onDirtyChange}
        >
          <TextField name="note" label={`Note of ${name}`} />
        </Form>
      ),
    },
  };

  test('[FORM-05] opens the form in a large modal in some places', async () => {
    const user = open(form);
    await user.click(screen.getByRole('button', { name: 'Edit dock' }));
    expect(screen.getByRole('dialog', { name: 'Editing dock' })).toHaveClass('dialog--large');
    await user.type(screen.getByRole('textbox', { name: 'Note of dock' }), 'x');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('Escape asks before input is lost', async () => {
    const user = open(form);
    await user.click(screen.getByRole('button', { name: 'Edit dock' }));
    await user.type(screen.getByRole('textbox', { name: 'Note of dock' }), 'x');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Note of dock' })).toHaveValue('x');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('delete', () => {
  test('[FORM-05] asks in a modal first, and the question stays until it has ended', async () => {
    let end: () => void = () => undefined;
    const onDelete = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    const user = open({ remove: { warning: (name) => `${name} is lost.`, onDelete } });
    await user.click(screen.getByRole('button', { name: 'Delete gate' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete gate?' })).toHaveAccessibleDescription(
      'gate is lost.',
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDelete.mock.calls).toEqual([['gate']]);
    expect(screen.getByRole('button', { name: 'Delete', busy: true })).toBeVisible();
    end();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('[FORM-05] not confirmed it deletes nothing; failed it closes the question', async () => {
    const onDelete = jest.fn().mockRejectedValue(new Error('409'));
    const user = open({ remove: { warning: () => 'Lost.', onDelete } });
    await user.click(screen.getByRole('button', { name: 'Delete gate' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete gate' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

test('[FORM-05] what a model does not offer is not there', () => {
  open({});
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('comparison', () => {
  const rows = [
    { name: 'dock', session: '1', power: '30' },
    { name: 'gate', session: '2', power: '30' },
    { name: 'ramp', session: '1', power: '30' },
  ];

  function Compared() {
    const { onSelect, button, dialog } = useComparison({
      rows,
      rowKey: ({ name }) => name,
      dialog: ([one, other], close) => (
        <ComparisonDialog
          names={[one.name, other.name]}
          rows={(['session', 'power'] as const).map((key) => ({
            key,
            label: key,
            values: [[one[key]], [other[key]]],
          }))}
          onClose={close}
        />
      ),
    });
    return (
      <>
        {[['dock'], ['dock', 'gate'], ['dock', 'ramp'], ['dock', 'gate', 'ramp']].map((names) => (
          <button type="button" key={names.join()} onClick={() => onSelect(names)}>
            {names.join(' ')}
          </button>
        ))}
        {button}
        {dialog}
      </>
    );
  }

  function openCompared() {
    render(
      <DesignProvider>
        <Compared />
      </DesignProvider>,
    );
    return userEvent.setup();
  }

  const compare = () => screen.getByRole('button', { name: 'Compare' });
  const settings = () => screen.getAllByRole('rowheader').map((heading) => heading.textContent?.trim());

  test.each(['dock', 'dock gate ramp'])('needs two records, not %s', async (selected) => {
    const user = openCompared();
    await user.click(screen.getByRole('button', { name: selected }));
    await user.click(compare());
    expect(compare()).toHaveAccessibleDescription('Select two to compare them.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shows what differs, and everything when asked', async () => {
    const user = openCompared();
    await user.click(screen.getByRole('button', { name: 'dock gate' }));
    await user.click(compare());
    expect(await screen.findByRole('dialog', { name: 'dock and gate' })).toBeVisible();
    await screen.findByRole('tab', { name: 'Differences (1)' });
    expect(settings()).toEqual(['session']);
    await user.click(screen.getByRole('tab', { name: 'All settings (2)' }));
    expect(settings()).toEqual(['session differs', 'power']);
  });

  test('says so when nothing differs', async () => {
    const user = openCompared();
    await user.click(screen.getByRole('button', { name: 'dock ramp' }));
    await user.click(compare());
    expect(await screen.findByText('Both have the same settings.')).toBeVisible();
  });
});
