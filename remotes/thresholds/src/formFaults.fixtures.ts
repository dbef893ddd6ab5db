import { type RenderedRemote, renderRemote, type ServiceOfTest } from '@console/testing';
import { expectFailure, type Fault, faults, outwait, silence } from '@console/testing/faults';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from './remote.generated';

/** Faults of the calls of this remote, for tests only. */

const { fails, 'breaks off': breaksOff } = faults;

/** An answer that says that all went well, and is none. */
const nonsense: Fault = {
  answer: { headers: { 'content-type': 'application/json' }, body: '{"never": ' },
  reason: 'Error getting response from server',
  next: silence.next,
};

const unlucky = [fails, breaksOff, nonsense].filter((fault) => fault !== undefined);

/** Something that a person does here; `Scene` is what has to be there before. */
export interface UserAction<Scene> {
  readonly path: (scene: Scene) => string;
  readonly request: (scene: Scene) => string;
  readonly title: (scene: Scene) => string;
  /** Sets the answers of the service meanwhile. */
  readonly before?: () => void;
  /** Brings the page to where it is done. */
  readonly prepare?: (page: RenderedRemote, scene: Scene) => Promise<void>;
  readonly act: (user: UserEvent) => Promise<void>;
  /** Check of what must still be there. */
  readonly kept: (scene: Scene) => void | Promise<void>;
}

/** Does it with a service that fails, breaks off, answers nonsense or never: each is told, and nothing is lost. */
export function describeFormFaults<Scene>(
  service: ServiceOfTest,
  begin: () => Promise<Scene>,
  actions: Readonly<Record<string, UserAction<Scene>>>,
): void {
  test.each(Object.entries(actions))(
    '%s: a service that fails, breaks off, answers nonsense or never is told with what to do next; nothing is lost',
    async (_, { path, request, title, before, prepare, act, kept }) => {
      const scene = await begin();
      const asked = request(scene);
      before?.();
      const page = await renderRemote(remote, { path: path(scene), serviceUrl: service.url });
      await prepare?.(page, scene);
      for (const fault of unlucky) {
        service.give(asked, fault.answer);
        await act(page.user);
        await expectFailure(page.user, title(scene), fault);
        await kept(scene);
      }
      const count = service.asked().filter((each) => each === asked).length;
      service.hold(asked);
      await outwait(
        () => act(page.user),
        () => service.asked().filter((each) => each === asked).length > count,
      );
      await expectFailure(page.user, title(scene), silence);
      await kept(scene);
    },
  );
}

/** Request of a page, its text when the answer does not come, and its title when it has come. */
export type Reading = readonly [asked: string, path: string, said: RegExp, title: RegExp];

/** Opens pages with a service that fails, breaks off or answers nonsense: it is said, and comes when it is tried again. */
export function describeReadings(service: ServiceOfTest, readings: readonly Reading[]): void {
  test.each(readings)(
    'GET %s on %s: what fails, breaks off or is nonsense is said, and comes when it is tried again',
    async (asked, path, said, title) => {
      for (const { answer } of unlucky) {
        service.give(`GET ${asked}`, answer);
        const { user, unmount } = await renderRemote(remote, { path, serviceUrl: service.url });
        const [notice] = await screen.findAllByText(said);
        expect(notice).toBeVisible();
        service.takeBack(`GET ${asked}`);
        const [again] = await screen.findAllByRole('button', { name: 'Try again' });
        if (again) await user.click(again);
        expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
        unmount();
      }
    },
  );
}

/** Presses a button of the page. */
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Answers the question that is asked. */
export const confirm = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

/** The field for the name of what the page is about. */
export const nameField = () => screen.findByRole('textbox', { name: 'Name' });

/** Adds a text to a field. @param field Default: that for the name */
export async function write(user: UserEvent, text: string, field?: HTMLElement): Promise<void> {
  await user.click(field ?? (await nameField()));
  await user.paste(text);
}

/** Submits the form of something that is stored, and confirms what changes. */
export async function saveChanges(user: UserEvent): Promise<void> {
  await press(user, 'Submit');
  await press(user, 'Save changes');
}
