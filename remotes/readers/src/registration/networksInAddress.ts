/** The ids of networks that the address of the page names: `?networks=1,2` [REGISTER-03]. */
export function networksInAddress(parameters: URLSearchParams): readonly string[] {
  const ids = (parameters.get('networks') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}
