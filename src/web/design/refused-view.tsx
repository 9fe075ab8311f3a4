/** Question in place of a design whose variant is refused: open it without the variant, or not at all. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { faultOf, formatFor } from '../messages.ts';
import { t } from './design-messages.ts';
import type { DesignModel, RefusedDesign } from './model.ts';

interface RefusedProps {
  readonly model: DesignModel;
  readonly refused: RefusedDesign;
}

export function RefusedView({ model, refused }: RefusedProps) {
  const [fault, setFault] = useState('');
  const { id } = model.module;
  const first = useRef<HTMLButtonElement>(null);
  // The button that opened the design is gone.
  useEffect(() => first.current?.focus(), []);
  const open = () => {
    try {
      model.takeWithoutVariant();
    } catch (error) {
      setFault(formatFor(id, faultOf(error, id)));
    }
  };
  return (
    <section class="design-section depth-0" aria-labelledby="design-refused">
      <h2 id="design-refused">{t('design.refused')}</h2>
      <div role="alert">
        <p class="design-fault">{fault || formatFor(id, refused.fault)}</p>
        <p>{t(refused.isStored ? 'design.refused.stored' : 'design.refused.why')}</p>
      </div>
      <div class="row">
        <button ref={first} type="button" class="button primary" onClick={open}>
          {t('design.refused.open')}
        </button>
        {refused.isStored ? (
          <button type="button" class="button" onClick={() => model.startOver()}>
            {t('design.start-over')}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => model.restore()}>
            {t('ui.cancel')}
          </button>
        )}
      </div>
    </section>
  );
}
