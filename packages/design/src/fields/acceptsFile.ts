/** True for a file of one of the kinds that the `accept` of a file input names: endings, types, `image/*`. */
export function acceptsFile(
  { name, type }: Pick<File, 'name' | 'type'>,
  accept: string | undefined,
): boolean {
  const kinds = (accept ?? '').split(',').flatMap((kind) => kind.trim().toLowerCase() || []);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1));
      return type.toLowerCase() === kind;
    })
  );
}
