import { useCallback } from 'react';
import { useSearchParams } from '../router';

/**
 * Open state of a section, for {@link CollapsibleProps.open}, kept in the address: the way back and a link
 * show the page as it was. The address says nothing while the section is as it is at first.
 *
 * @param key - of the address: `stopped` makes `?stopped=open`
 * @param initially - how it is at first. @defaultValue false
 */
export function useOpenInAddress(key: string, initially = false): [boolean, (open: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const kept = search.get(key);
  const setOpen = useCallback(
    (open: boolean) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (open === initially) after.delete(key);
          else after.set(key, open ? 'open' : 'closed');
          return after;
        },
        { replace: true },
      ),
    [key, initially, setSearch],
  );
  return [kept === 'open' || (initially && kept !== 'closed'), setOpen];
}
