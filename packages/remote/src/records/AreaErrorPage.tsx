import { LoadError } from '@console/design/page';
import { Navigate, useLocation, useNavigate } from '@console/design/router';
import { readAreaFailure } from './areaFailure';

/**
 * The error sub-route of an area: the shared error page, and the way back to what failed [TITLE-07]. Who opens the
 * address itself gets the area, which comes back here if it still cannot be loaded.
 */
export function AreaErrorPage() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const failure = readAreaFailure(state);
  if (!failure) return <Navigate to={pathname.replace(/\/error\/*$/, '')} replace />;
  const { entity, section, lines, from } = failure;
  return (
    <LoadError
      entity={entity}
      section={section}
      detail={lines.map((line) => <p key={line}>{line}</p>)}
      onRetry={() => navigate(from, { replace: true })}
    />
  );
}
