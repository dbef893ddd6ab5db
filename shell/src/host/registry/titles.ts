import { formatList } from '@console/design/language';
import { type AreaDeclaration, textIn } from '@console/remote/contract';

/** The areas of a remote in the words of the user, as their language lists them. */
export const areaTitles = (areas: readonly Pick<AreaDeclaration, 'title'>[]): string =>
  formatList(areas.map(({ title }) => textIn(title)));

/** What users call a remote: the first of its areas. */
export const remoteTitle = ({
  name,
  areas: [first],
}: {
  readonly name: string;
  readonly areas: readonly Pick<AreaDeclaration, 'title'>[];
}): string => (first ? textIn(first.title) : name);
