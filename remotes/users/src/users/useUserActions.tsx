import type { User } from '@console/api-client/users';
import type { Action } from '@console/design/actions';
import { KeyIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useTour } from '@console/remote/services';
import { useCallback } from 'react';
import { paths } from '../paths';

/** Edit, manage tokens and delete [USER-03]; nobody deletes the user they are signed in as [USER-04]. */
export function useUserActions(
  recordActions: (user: User) => readonly Action[],
  isOwn: (name: string) => boolean,
): (user: User) => readonly Action[] {
  const translate = useMessages();
  const { step } = useTour();
  return useCallback(
    (user: User) => {
      const own = isOwn(user.name);
      // The tour leads to the edit of the own user and nowhere else [TOUR-05].
      const duringTour = own && step === 'users-table' ? translate('users.duringTour') : undefined;
      const notDeleted = own ? translate('users.cannotDeleteLoggedIn') : undefined;
      const tokens: Action = {
        kind: 'custom',
        key: 'tokens',
        label: translate('users.tokens'),
        icon: <KeyIcon />,
        to: paths.users.tokens(user.name),
        blockedReason: duringTour,
      };
      return recordActions(user).flatMap((action) =>
        action.kind === 'delete'
          ? [tokens, { ...action, blockedReason: duringTour ?? notDeleted }]
          : [action],
      );
    },
    [translate, isOwn, recordActions, step],
  );
}
