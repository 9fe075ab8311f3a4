/** Shows a button's shortcut key on it. Screen readers find the shortcuts in the help. */
export function Key({ name }: { name: string }) {
  return (
    <span class="key" aria-hidden="true">
      {name}
    </span>
  );
}
