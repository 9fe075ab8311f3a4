/** Line icons, one stroke, on a grid of 24. */

const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  undo: 'M4 9h10a6 6 0 0 1 0 12H9M4 9l5-5M4 9l5 5',
  help: 'M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 18v.5M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  layers: 'M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  share:
    'M8 12l8-5M8 12l8 5M8 12a2.5 2.5 0 1 0-5 0 2.5 2.5 0 0 0 5 0M21 6a2.5 2.5 0 1 0-5 0 2.5 2.5 0 0 0 5 0M21 18a2.5 2.5 0 1 0-5 0 2.5 2.5 0 0 0 5 0',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M15 5l-8 7 8 7',
  forward: 'M9 5l8 7-8 7',
  last: 'M18 5v14M5 5l9 7-9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  rewind: 'M20 5l-8 7 8 7zM11 5l-8 7 8 7z',
  skip: 'M4 5l8 7-8 7zM13 5l8 7-8 7z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z',
  half: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  download: 'M12 3v12M7 11l5 5 5-5M4 20h16',
  flag: 'M5 22V3h13l-3 4.5L18 12H5',
  check: 'M4 13l5 5L20 6',
  folder: 'M3 5h6l2.5 3H21v11H3z',
  book: 'M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2zM4 21V5M8 7h8',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  bulb: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.7.5-1 1-1 1.8h-5c0-.8-.3-1.3-1-1.8z',
  graph: 'M3 20h18M4 16l5-6 4 3 7-9',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8M4 21c0-5 4-7 8-7s8 2 8 7',
  filter: 'M4 5h16l-6 8v6l-4 2v-8z',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4M12 3v2',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5l4 2',
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
  trophy:
    'M8 4h8v6a4 4 0 0 1-8 0zM8 5H4v2a4 4 0 0 0 4 4M16 5h4v2a4 4 0 0 1-4 4M12 14v4M8 21h8M9 18h6',
  cards: 'M4 6l8-2 3 13-8 2zM14 5l6 2-3 11',
  film: 'M4 4h16v16H4zM8 4v16M16 4v16M4 9h4M4 15h4M16 9h4M16 15h4',
  branch: 'M6 4v16M6 14c0-5 9-3 9-8M12 8l3-3 3 3',
  plus: 'M12 5v14M5 12h14',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h.5M3 12h.5M3 18h.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Logo: two arrows passing each other on a die-cut counter. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="5" fill="#c2401f" />
      <g fill="none" stroke="#fbf9f3" stroke-width="3" stroke-linecap="square">
        <path d="M8 12h15l-5-5" />
        <path d="M24 20H9l5 5" />
      </g>
    </svg>
  );
}
