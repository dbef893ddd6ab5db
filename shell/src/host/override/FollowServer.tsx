import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ActiveOverride } from './OverridesProvider';
import { overrideKey } from './overrideQuery';

/** Has a new build of a developer looked at as soon as their server announces it. */
export function FollowServer({ override: { name, origin, build } }: { readonly override: ActiveOverride }) {
  const queryClient = useQueryClient();
  const changes = build?.development?.changes;
  useEffect(() => {
    if (changes === undefined) return;
    const source = new EventSource(`${origin}/${changes}`);
    source.onmessage = () => void queryClient.invalidateQueries({ queryKey: overrideKey({ name, origin }) });
    return () => source.close();
  }, [queryClient, name, origin, changes]);
  return null;
}
