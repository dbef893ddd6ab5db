import { useMessages } from '@console/design/messages';
import { createPath, Navigate, useLocation } from '@console/design/router';
import { explainError } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { writeAreaFailure } from './areaFailure';

/** Failed area, its entity and the error. */
export interface AreaErrorProps {
  /** Error sub-route of the area, from the named paths: `paths.jobs.error()`. */
  readonly path: string;
  /** Kind of record that could not be loaded, in the words of the user. */
  readonly entity: string;
  /** Title of the page. */
  readonly section: string;
  /** Error of the query. */
  readonly error: unknown;
}

/**
 * Takes the place of a page whose records could not be loaded: leads to the error sub-route of the area, which shows
 * the shared error page and the way back here, filters and all [TITLE-07].
 */
export function AreaError({ path, entity, section, error }: AreaErrorProps) {
  const translate = useMessages();
  const from = createPath(useLocation());
  const lines = explainError(error, entity, translate);
  const query = useQueryClient()
    .getQueryCache()
    .getAll()
    .find(({ state }) => state.error === error)?.queryHash;
  return <Navigate to={path} replace state={writeAreaFailure({ entity, section, lines, from, query })} />;
}
