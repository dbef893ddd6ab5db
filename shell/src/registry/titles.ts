import { type AreaDeclaration, textIn } from '@console/remote/contract';

/** The areas of a remote in the words of the user, separated by commas. */
export const areaTitles = (areas: readonly Pick<AreaDeclaration, 'title'>[]): string =>
  areas.map(({ title }) => textIn(title)).join(', ');

/** What users call a remote: the first of its areas. */
export const remoteTitle = ({
  name,
  areas: [first],
}: {
  readonly name: string;
  readonly areas: readonly Pick<AreaDeclaration, 'title'>[];
}): string => (first ? textIn(first.title) : name);
