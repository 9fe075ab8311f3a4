/** Events of `countermarch dev`: new builds of the rules, and errors in the sources. */
import { signal } from '@preact/signals';
import type { DevFault, DevNews } from '../../table/messages/dev-news.ts';

type FaultsByKind = Readonly<Record<DevFault['kind'], readonly DevFault[]>>;

/** Connection to `countermarch dev`: the latest errors, and whether the connection is open. */
export class DevFeed {
  readonly faults = signal<FaultsByKind>({ build: [], load: [], types: [] });
  readonly isOpen = signal(true);
  readonly #source: EventSource;

  /** `onRules` receives the hash of the current bundle, and of every newer one. */
  constructor(onRules: (hash: string) => Promise<void>) {
    this.#source = new EventSource('/dev/events');
    this.#source.onopen = () => {
      this.isOpen.value = true;
    };
    this.#source.onerror = () => {
      this.isOpen.value = false;
    };
    this.#source.onmessage = ({ data }) => {
      const news = JSON.parse(data as string) as DevNews;
      if (news.type === 'rules') void onRules(news.hash);
      else this.faults.value = { ...this.faults.value, [news.kind]: news.faults };
    };
  }

  close(): void {
    this.#source.close();
  }
}

/** Runs a command on the game, and returns its output. */
export async function runTask(task: 'fuzz' | 'rules'): Promise<string> {
  const answer = await fetch(`/dev/run/${task}`, { method: 'POST' });
  const { output = '' } = (await answer.json()) as { output?: string };
  return output;
}
