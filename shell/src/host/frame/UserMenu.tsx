import { CheckIcon, SignOutIcon, UserIcon } from '@console/design/icons';
import { Menu, type MenuItem } from '@console/design/menu';
import { useMessages } from '@console/design/messages';
import { userOf } from '@console/remote/host';
import { useSessionState } from '../session';
import { themeChoices, useTheme } from '../theme';

interface UserMenuProps {
  /** Entries of features for the person. */
  readonly ofFeatures: readonly MenuItem[];
  readonly onSignOut: () => void;
}

/** Who is signed in; opens the choice of theme, and the way out. */
export function UserMenu({ onSignOut, ofFeatures }: UserMenuProps) {
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
        ...ofFeatures,
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
