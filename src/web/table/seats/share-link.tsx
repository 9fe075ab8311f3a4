/** A link to share: to copy, to share through the device, or to show to another camera. */
import { useRef, useState } from 'preact/hooks';
import { faultOf, t } from '../../table-messages.ts';
import { Icon } from '../../ui/icons.tsx';
import type { ScreenState } from '../context.ts';
import type { QrCode } from './qr-code.tsx';

interface CopyProps {
  readonly name: string;
  readonly href: string;
}

const COPY_WORDS = { no: 'invite.copy', yes: 'invite.copied', failed: 'invite.by-key' } as const;

export function CopyLink({ name, href }: CopyProps) {
  const [copied, setCopied] = useState<keyof typeof COPY_WORDS>('no');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    setCopied((await copyText(href, field.current)) ? 'yes' : 'failed');
    setTimeout(() => setCopied('no'), 3000);
  };
  return (
    <div class="copy-link">
      <label>
        <span>{name}</span>
        <input
          ref={field}
          type="text"
          readOnly
          value={href}
          onFocus={(e) => e.currentTarget.select()}
        />
      </label>
      <button type="button" class="button small" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'check' : 'copy'} size={16} /> {t(COPY_WORDS[copied])}
      </button>
    </div>
  );
}

/** Copies a text. Without HTTPS there is no clipboard API, so the field is selected and copied with the old command. */
async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}

interface HandOutProps extends CopyProps {
  readonly screen: ScreenState;
  /** Text that is shared with the link. */
  readonly text: string;
}

export function ShareLink({ screen, name, href, text }: HandOutProps) {
  const [Code, setCode] = useState<{ readonly part: typeof QrCode } | undefined>();
  const show = async () => {
    if (Code) return setCode(undefined);
    try {
      setCode({ part: (await import('./qr-code.tsx')).QrCode });
    } catch (error) {
      screen.model.notice.value = { kind: 'refusal', rule: '', reason: faultOf(error) };
    }
  };
  return (
    <>
      <CopyLink name={name} href={href} />
      <div class="row">
        {'share' in navigator && (
          <button type="button" class="button small" onClick={() => void share(text, href)}>
            <Icon name="share" size={16} /> {t('invite.share')}
          </button>
        )}
        <button
          type="button"
          class="button small"
          aria-expanded={Code !== undefined}
          onClick={() => void show()}
        >
          {Code ? t('invite.no-code') : t('invite.code')}
        </button>
      </div>
      {Code && <Code.part text={href} label={t('invite.code.label', { link: name })} />}
    </>
  );
}

/** Shares a link. A player who cancels closes the browser's share sheet, which is reported as an error. */
const share = (text: string, url: string): Promise<void> =>
  navigator.share({ title: 'Countermarch', text, url }).catch(() => undefined);
