import { useCallback } from 'react';
import { useAddress } from '../router';

/**
 * Open state of a section, for {@link CollapsibleProps.open}, kept in the address: the way back and a link
 * show the page as it was. The address says nothing while the section is as it is at first.
 *
 * @param key - of the address: `stopped` makes `?stopped=open`
 * @param initially - how it is at first. @defaultValue false
 */
export function useOpenInAddress(key: string, initially = false): [boolean, (open: boolean) => void] {
  const [params, put] = useAddress();
  const kept = params.get(key);
  const setOpen = useCallback(
    (open: boolean) => put({ [key]: open === initially ? undefined : open ? 'open' : 'closed' }),
    [key, initially, put],
  );
  return [kept === 'open' || (initially && kept !== 'closed'), setOpen];
}
