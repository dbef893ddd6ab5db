/** True for an entry of the navigation that counts as the current one at an address. */
export const isWithin = (
  pathname: string,
  { to, within = to }: { readonly to?: string; readonly within?: string },
): boolean => to !== undefined && (pathname === within || pathname.startsWith(`${within}/`));
