/** Links to moments of the game. At a table on the server, every moment has an address to copy and open elsewhere. */
import type { ComponentChildren } from 'preact';
import { momentPath } from '../../lobby/my-tables.ts';
import { msg } from '../../table-messages.ts';
import type { ScreenState } from '../context.ts';

interface MomentLinkProps {
  readonly screen: ScreenState;
  readonly seq: number;
  readonly children: ComponentChildren;
}

export function Permalink({ screen, seq, children }: MomentLinkProps) {
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
      href={pathOf(screen, seq)}
      onClick={(event) => {
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) show(event);
      }}
    >
      {children}
    </a>
  );
}

/** Returns the address of a moment, including the side whose view is shown. */
function pathOf({ model }: ScreenState, seq: number): string {
  const { game, replay, view } = model;
  return momentPath(view.value?.table ?? '', seq, game.sides[replay.viewer.value ?? -1]?.id);
}

/** Copies the address of a moment to the clipboard; if the browser forbids that, puts it into the address bar. */
export async function copyMoment(screen: ScreenState, seq: number): Promise<void> {
  const path = pathOf(screen, seq);
  const href = new URL(path, location.origin).href;
  const isCopied = await navigator.clipboard?.writeText(href).then(
    () => true,
    () => false,
  );
  if (!isCopied) history.replaceState(history.state, '', path);
  const reason = msg(isCopied ? 'scrub.copied' : 'scrub.in-address', { seq });
  screen.model.notice.value = { kind: 'info', rule: '', reason };
}
