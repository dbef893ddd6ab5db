import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Badge } from '@console/design/status';
import { useStyles } from '@console/design/theme';
import css from './users.css';

/** Roles as badges, side by side [USER-01]; where there is no room for all, the first and how many more there are. */
export function UserRoles({ roles }: { readonly roles: readonly string[] }) {
  useStyles(css);
  const translate = useMessages();
  const [first, ...others] = roles;
  if (first === undefined) return null;
  return (
    <span className="roles">
      <span className="roles__all">
        {roles.map((role) => (
          <Badge key={role}>{role}</Badge>
        ))}
      </span>
      <span className="roles__short" title={formatList(roles)}>
        <Badge>{first}</Badge>
        {others.length > 0 && (
          <Badge>
            <span aria-hidden>+{others.length}</span>
            <span className="design__hidden">
              {translate('users.roles.more', { roles: formatList(others) })}
            </span>
          </Badge>
        )}
      </span>
    </span>
  );
}
