/** The key that presses a button, written on it; screen readers have the help instead. */
export function Key({ name }: { name: string }) {
  return (
    <span class="key" aria-hidden="true">
      {name}
    </span>
  );
}
