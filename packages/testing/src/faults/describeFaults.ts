import type { RemoteModule } from '@console/remote';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type RenderedRemote, renderRemote } from '../renderRemote';
import type { ServiceOfTest } from '../serviceOfTest';
import { expectFailure, faults, outwait, silence } from './faults';

/** Something that a person does in a page; `Scene` is what has to be there before. */
export interface UserAction<Scene> {
  /** Address of the page. */
  readonly path: (scene: Scene) => string;
  /** Request for what is done: `DELETE /itemsense/configuration/v1/recipes/destroy/Doors`. */
  readonly request: (scene: Scene) => string;
  /** Title of the alert that says that it failed. */
  readonly title: (scene: Scene) => string;
  /** Sets answers of the service before the page is opened. @defaultValue none */
  readonly before?: () => void;
  /** Brings the page to where it is done. @defaultValue it is there at once */
  readonly prepare?: (page: RenderedRemote, scene: Scene) => Promise<unknown>;
  /** Does it; also once more, after it failed. */
  readonly act: (user: UserEvent) => Promise<void>;
  /** Check of what must still be there after it failed. */
  readonly kept: (scene: Scene) => void | Promise<void>;
}

/** A remote, and the service that it asks in the test. */
export interface FaultyService {
  readonly remote: RemoteModule;
  readonly service: ServiceOfTest;
}

/** Actions of people, by their names; see {@link describeActionFaults}. */
export interface FaultyActions<Scene> extends FaultyService {
  /** Makes what has to be there before. */
  readonly begin: () => Promise<Scene>;
  readonly actions: Readonly<Record<string, UserAction<Scene>>>;
}

/** Does each with a service that refuses, fails, breaks off, answers nonsense or never: it is told, and nothing is lost. */
export function describeActionFaults<Scene>({ remote, service, begin, actions }: FaultyActions<Scene>): void {
  test.each(Object.entries(actions))(
    '%s: a service that refuses, fails, breaks off, answers nonsense or never is told with what to do next; nothing is lost',
    async (_, { path, request, title, before, prepare, act, kept }) => {
      const scene = await begin();
      const asked = request(scene);
      before?.();
      const page = await renderRemote(remote, { path: path(scene), serviceUrl: service.url });
      await prepare?.(page, scene);
      for (const fault of Object.values(faults)) {
        service.give(asked, fault.answer);
        await act(page.user);
        await expectFailure(page.user, title(scene), fault);
        await kept(scene);
      }
      const count = () => service.asked().filter((each) => each === asked).length;
      const known = count();
      service.hold(asked);
      await outwait(
        () => act(page.user),
        () => count() > known,
      );
      await expectFailure(page.user, title(scene), silence);
      await kept(scene);
    },
  );
}

/** Request of a page, its text when the answer does not come, and its title when it has come. */
export type Reading = readonly [asked: string, path: string, said: RegExp, title: RegExp];

/** Requests of pages; see {@link describeReadingFaults}. */
export interface FaultyReadings extends FaultyService {
  /** Makes a record; its id takes the place of `{id}` in requests and addresses. @defaultValue none is needed */
  readonly begin?: () => Promise<{ readonly id: string }>;
  readonly readings: readonly Reading[];
}

/** Opens pages with a service that refuses, fails, breaks off or answers nonsense: it is said, and comes when it is tried again. */
export function describeReadingFaults({ remote, service, begin, readings }: FaultyReadings): void {
  test.each(readings)(
    'GET %s on %s: what is refused, fails, breaks off or is nonsense is said, and comes when it is tried again',
    async (address, page, said, title) => {
      const { id = '' } = (await begin?.()) ?? {};
      const asked = `GET ${address.replace('{id}', id)}`;
      const path = page.replace('{id}', id);
      for (const { answer, reason } of Object.values(faults)) {
        service.give(asked, answer);
        const { user, unmount } = await renderRemote(remote, { path, serviceUrl: service.url });
        const [notice] = await screen.findAllByText(said);
        expect(notice).toBeVisible();
        expect(document.body).toHaveTextContent(reason);
        service.takeBack(asked);
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
