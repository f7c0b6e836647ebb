/** Something is on its way. The label is heard and read. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="row small muted" role="status">
      <span className="spinner" aria-hidden="true" />
      {label}
    </p>
  );
}
