/** A moment of the game to go to: at a table of the server's a link, that can be copied and opened elsewhere. */
import type { ComponentChildren } from 'preact';
import { momentPath } from '../lobby/my-tables.ts';
import type { ScreenState } from './context.ts';

interface MomentLinkProps {
  readonly screen: ScreenState;
  readonly seq: number;
  readonly children: ComponentChildren;
}

export function MomentLink({ screen, seq, children }: MomentLinkProps) {
  const show = (event: Event) => {
    event.preventDefault();
    screen.goTo(seq);
  };
  if (screen.place.kind !== 'server')
    return (
      <button type="button" class="moment" onClick={show}>
        {children}
      </button>
    );
  return (
    <a
      class="moment"
      href={momentPath(screen.model.view.value?.table ?? '', seq)}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) show(event);
      }}
    >
      {children}
    </a>
  );
}
