/** A disc cut by an S-shaped burin stroke. Never turned, outlined or recoloured (guide §5). */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <g transform="rotate(24 16 16)">
        <path d="M15.2 2A14 14 0 0 0 15.2 30C5.5 22 21.5 10 15.2 2z" fill="var(--c-patina)" />
        <path d="M16.8 2A14 14 0 0 1 16.8 30C10.5 22 26.5 10 16.8 2z" fill="var(--c-copper)" />
      </g>
    </svg>
  );
}
