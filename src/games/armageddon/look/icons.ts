/** Icons of resources, action points and card values, and amounts of them. */
import type { AmountLook, IconLook } from '../../../kernel/look/card.ts';
import { RESOURCE_ICONS } from '../art/resource-icons.ts';
import { part, pierced } from '../art/shapes.ts';
import { type Cost, RESOURCES } from '../data/card.ts';
import { msg } from '../i18n/msg.ts';

const FIGURE_ICONS = {
  attack: {
    name: msg('figure.attack'),
    color: '#b3371a',
    svg: part(
      'M0-9.5 2.2-3.6 7.6-7.6 4.4-1.8 9.5 0 4.4 2.2 7.6 7.6 2.2 3.8 0 9.5-2.2 3.8-7.6 7.6-4.4 2.2-9.5 0-4.4-1.8-7.6-7.6-2.2-3.6Z',
    ),
  },
  defence: {
    name: msg('figure.defence'),
    color: '#1f5c85',
    svg: part('M-8-8.5Q0-6.5 8-8.5V0Q8 6.5 0 10-8 6.5-8 0Z'),
  },
  hits: {
    name: msg('figure.hits'),
    color: '#8a1f3a',
    svg: part('M0 9-8 1A5 5 0 0 1 0-6 5 5 0 0 1 8 1Z'),
  },
  resistance: {
    name: msg('figure.resistance'),
    color: '#2f7f6c',
    svg: part('M0-10Q8 0 8 4A8 8 0 0 1-8 4Q-8 0 0-10Z'),
  },
  movement: {
    name: msg('figure.movement'),
    color: '#56594e',
    svg: part('M-9-7H-4L2 0-4 7H-9L-3 0ZM-1-7H4L10 0 4 7H-1L5 0Z'),
  },
  range: {
    name: msg('figure.range'),
    color: '#6a4d8a',
    svg: pierced(
      'M0-9.5A9.5 9.5 0 1 0 0 9.5 9.5 9.5 0 1 0 0-9.5M0-6.5A6.5 6.5 0 1 1 0 6.5 6.5 6.5 0 1 1 0-6.5M0-3A3 3 0 1 0 0 3 3 3 0 1 0 0-3',
    ),
  },
  fate: {
    name: msg('figure.fate'),
    color: '#8a6410',
    svg: part('M0-10 2.6-2.6 10 0 2.6 2.6 0 10-2.6 2.6-10 0-2.6-2.6Z'),
  },
  command: {
    name: msg('figure.command'),
    color: '#3b5a2a',
    svg: part('M-6-9.5H-3.6V10H-6ZM-3.6-9 9-5.5-3.6-1.5Z'),
  },
  slots: {
    name: msg('figure.slots'),
    color: '#56594e',
    svg: part('M-8 8H8V4H-8ZM-6 2H6V-2H-6ZM-4-4H4V-8H-4Z'),
  },
} as const;

export type FigureIcon = keyof typeof FIGURE_ICONS;

const figures = Object.fromEntries(
  Object.entries(FIGURE_ICONS).map(([id, icon]) => [id, { ...icon, shape: 'figure' as const }]),
) as Readonly<Record<FigureIcon, IconLook>>;

export const icons: Readonly<Record<string, IconLook>> = {
  ...Object.fromEntries(
    RESOURCES.map((id) => [id, { ...RESOURCE_ICONS[id], price: msg(`cost.${id}`, { n: 0 }) }]),
  ),
  ...figures,
  ap: {
    ...{ name: msg('icon.ap'), shape: 'hexagon', color: '#1c1e1a', svg: '' },
    price: msg('cost.points', { n: 0 }),
  },
};

/** [1.2] Returns an amount of action points. */
export const pointsOf = (n: number): AmountLook => ({
  icon: 'ap',
  n,
  name: msg('amount.ap', { n }),
});

/** [1.2] Returns the resources of a stock, in the order H, M, E, T, including zeros. */
export const stockOf = (stock: ArrayLike<number>): AmountLook[] =>
  RESOURCES.map((id, kind) => ({
    icon: id,
    n: stock[kind],
    name: msg(`amount.${id}`, { n: stock[kind] }),
  }));

/** [1.5] Returns the resources of a price, in the same order, without zeros. */
export const amountsOf = (cost: Cost): AmountLook[] => stockOf(cost).filter(({ n }) => n > 0);
