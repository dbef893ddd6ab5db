import { formatList } from '@console/design/language';
import { type AreaDeclaration, textIn } from '@console/remote/contract';

/** The areas of a remote in the words of the user, as their language lists them. */
export const areaTitles = (areas: readonly Pick<AreaDeclaration, 'title'>[]): string =>
  formatList(areas.map(({ title }) => textIn(title)));

/** Title of a remote for users: that of its first area. */
export const remoteTitle = ({
  name,
  areas: [first],
}: {
  readonly name: string;
  readonly areas: readonly Pick<AreaDeclaration, 'title'>[];
}): string => (first ? textIn(first.title) : name);
