import { type CardDeclaration, textIn } from '@console/remote/contract';
import type { ResolvedRegistry, ResolvedRemote } from '@console/remote/registry';

/** A card that can be shown. */
export interface OverviewCard {
  /** Unique in the overview, and the same in all builds of its remote. */
  readonly key: string;
  readonly title: string;
  readonly size: NonNullable<CardDeclaration['size']>;
  /** @defaultValue it is the console's own */
  readonly of?: { readonly remote: ResolvedRemote; readonly name: string; readonly asks: readonly string[] };
}

/** The card of the console itself: what changed since the last visit. */
export const visitCard = 'console since-last-visit';

const orderOf = ({ order = Number.POSITIVE_INFINITY }: CardDeclaration) => order;

/**
 * The cards that a user may see, as they are declared; those of remotes that are switched off are left out.
 *
 * @param roles - of the user
 * @param visitTitle - title of the card of the console itself, which is last
 */
export function overviewCards(
  { remotes }: Pick<ResolvedRegistry, 'remotes'>,
  roles: readonly string[],
  visitTitle: string,
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
  return declared.length === 0 ? [] : [...declared, { key: visitCard, title: visitTitle, size: 'small' }];
}
