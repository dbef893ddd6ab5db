/** Size of a mark. */
export interface MarkProps {
  /** Height in CSS units. @defaultValue `1.75rem` */
  size?: string;
}

/** The product's mark: waves of a reader over a tag. Decoration: the name is next to it. */
export function ProductMark({ size = '1.75rem' }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--color-bar-accent)" />
      <g stroke="var(--color-bar)" strokeWidth="2.2" strokeLinecap="round">
        <path d="M6.2 13.6a13.8 13.8 0 0 1 19.6 0" />
        <path d="M9.9 17.2a8.6 8.6 0 0 1 12.2 0" />
      </g>
      <path
        d="M16 18.6l4.4 3.3v4.3a1.2 1.2 0 0 1-1.2 1.2h-6.4a1.2 1.2 0 0 1-1.2-1.2v-4.3z"
        fill="var(--color-bar)"
      />
      <circle cx="16" cy="22.3" r="1.15" fill="var(--color-bar-accent)" />
    </svg>
  );
}

/** The provider's mark: linked places. Decoration: the name is next to it. */
export function ProviderMark({ size = '1.25rem' }: MarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
      <path d="M10 4.5L4.8 14.5h10.4z" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <g fill="currentColor">
        <circle cx="10" cy="4.3" r="2.3" />
        <circle cx="4.6" cy="14.6" r="2.3" />
        <circle cx="15.4" cy="14.6" r="2.3" />
      </g>
    </svg>
  );
}
