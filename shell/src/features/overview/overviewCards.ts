import { type CardDeclaration, type NewsDeclaration, textIn } from '@console/remote/contract';
import type { ResolvedRegistry, ResolvedRemote } from '@console/remote/registry';

/** Component of a remote, by its declared name, and what it asks first. */
export interface RemotePart {
  readonly remote: ResolvedRemote;
  readonly name: string;
  readonly asks: readonly string[];
}

/** A card that can be shown. */
export interface OverviewCard {
  /** Unique in the overview, and the same in all builds of its remote. */
  readonly key: string;
  readonly title: string;
  readonly size: NonNullable<CardDeclaration['size']>;
  /** Remote that draws it, or the card of the console itself that it is. */
  readonly of: RemotePart | 'news' | 'visit';
}

/** The card of the console itself: what changed since the last visit. */
export const visitCard = 'console since-last-visit';

/** The card of the console itself with what happened since the user signed out: the first. */
export const newsCard = 'console news';

const orderOf = ({ order = Number.POSITIVE_INFINITY }: CardDeclaration) => order;

/**
 * The sources of news that a user may see, as remotes declare them.
 *
 * @param roles - of the user
 */
export function newsSources(
  { remotes }: Pick<ResolvedRegistry, 'remotes'>,
  roles: readonly string[],
): readonly RemotePart[] {
  const maySee = ({ role }: NewsDeclaration) => role === undefined || roles.includes(role);
  return remotes
    .filter(({ switchedOff }) => !switchedOff)
    .flatMap((remote) =>
      (remote.news ?? []).filter(maySee).map(({ name, asks = [] }) => ({ remote, name, asks })),
    );
}

/**
 * The cards that a user may see, as they are declared; those of remotes that are switched off are left out.
 *
 * @param roles - of the user
 * @param titles - of the cards of the console itself: the news come first, the changes since the last visit last
 */
export function overviewCards(
  { remotes }: Pick<ResolvedRegistry, 'remotes'>,
  roles: readonly string[],
  titles: { readonly news: string; readonly visit: string },
): readonly OverviewCard[] {
  const declared = remotes
    .filter(({ switchedOff }) => !switchedOff)
    .flatMap((remote) => (remote.cards ?? []).map((card) => ({ remote, card })))
    .filter(({ card: { role } }) => role === undefined || roles.includes(role))
    .toSorted((one, other) => orderOf(one.card) - orderOf(other.card) || 0)
    .map(
      ({ remote, card: { name, title, size = 'small', asks = [] } }): OverviewCard => ({
        key: `${remote.name} ${name}`,
        title: textIn(title),
        size,
        of: { remote, name, asks },
      }),
    );
  if (declared.length === 0) return [];
  const news: OverviewCard = { key: newsCard, title: titles.news, size: 'large', of: 'news' };
  const hasNews = newsSources({ remotes }, roles).length > 0;
  return [
    ...(hasNews ? [news] : []),
    ...declared,
    { key: visitCard, title: titles.visit, size: 'small', of: 'visit' },
  ];
}
