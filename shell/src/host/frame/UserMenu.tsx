import { CheckIcon, SignOutIcon, UserIcon } from '@console/design/icons';
import { Menu, type MenuItem } from '@console/design/menu';
import { useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { userOf } from '@console/remote/host';
import { useSessionState } from '../session';
import { themeChoices, useTheme } from '../theme';

interface UserMenuProps {
  /** @defaultValue there is no guided tour */
  readonly onTour?: (() => void) | undefined;
  readonly onSignOut: () => void;
  readonly onPreferences: () => void;
}

/** Who is signed in; opens the choice of theme, and the way out. */
export function UserMenu({ onSignOut, onPreferences, onTour }: UserMenuProps) {
  const translate = useMessages();
  const user = userOf(useSessionState());
  const { choice, choose } = useTheme();
  if (!user) return null;
  const themes = themeChoices.map(
    (theme): MenuItem => ({
      key: theme,
      label: translate(`theme.${theme}`),
      checked: theme === choice,
      icon: theme === choice && <CheckIcon />,
      onAct: () => choose(theme),
    }),
  );
  return (
    <Menu
      tone="quiet"
      icon={<UserIcon />}
      label={user.name}
      items={[
        ...themes,
        {
          key: 'preferences',
          label: translate('preferences.title'),
          onAct: onPreferences,
          separated: true,
        },
        { key: 'activity', label: translate('pages.activity'), to: paths.activity() },
        ...(onTour ? [{ key: 'tour', label: translate('tour.open'), onAct: onTour }] : []),
        {
          key: 'sign-out',
          label: translate('session.signOut'),
          icon: <SignOutIcon />,
          onAct: onSignOut,
        },
      ]}
    />
  );
}
